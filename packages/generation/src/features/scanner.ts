import { defineFeature } from '../feature.ts'

export const scanner = defineFeature({
  id: 'scanner',
  words:
    'scan, scanner, barcode, use the camera, phone camera, with camera, take photo, take a photo, take picture, parser, ocr, photograph it, photograph a, photograph the, photograph your, photograph every, identify plants, identify mushrooms, identify birds, identify insects, identify trees, identify flowers, identify animals, identify fish, identify rocks, identify species, plant identification, tree identification, leaf identification, plant identifier, mushroom identifier, mushroom identification, insect identifier, rock identifier, tree identifier',
  // A ticket one shows as a code is scanned by others.
  // "With camera and lens" says what a picture was made with.
  // "The best time to take photos" is a time.
  unless:
    /^(?!.*\bscan)(?=.*\b(?:tickets?|pass|passes) (?:as|with|is|are|by) (?:an? )?(?:bar|qr) ?codes?\b)|\bwith (?:the |their |its )?camera,? (?:and )?(?:lens|film|settings|model|brand)|\b(?:time|place|spot|light|conditions|when|where|how) to (?:take|shoot) /is,
  screen: 'scanner | Scan | camera | tab',
  weight: 4,
})
