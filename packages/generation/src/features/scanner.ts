import { defineFeature } from '../feature.ts'

export const scanner = defineFeature({
  id: 'scanner',
  words:
    'scan, scanner, barcode, use the camera, phone camera, with camera, take photo, take a photo, take picture, parser, ocr, photograph it, photograph a, photograph the, photograph your, photograph every',
  screen: 'scanner | Scan | camera | tab',
  weight: 4,
})
