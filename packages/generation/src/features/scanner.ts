import { defineFeature } from '../feature.ts'

export const scanner = defineFeature({
  id: 'scanner',
  words:
    'scan, scanner, barcode, use the camera, phone camera, with camera, take photo, take a photo, take picture, parser, ocr, photograph it, photograph a, photograph the, photograph your, photograph every',
  // "The best time to take photos" is a time.
  unless: /\b(?:time|place|spot|light|conditions|when|where|how) to (?:take|shoot) /i,
  screen: 'scanner | Scan | camera | tab',
  weight: 4,
})
