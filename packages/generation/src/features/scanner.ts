import { defineFeature } from '../feature.ts'

export const scanner = defineFeature({
  id: 'scanner',
  words: 'scan, scanner, barcode, camera, take photo, take a photo, take picture, parser, ocr, photograph',
  screen: 'scanner | Scan | camera | tab',
  weight: 4,
})
