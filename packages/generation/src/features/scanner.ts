import { defineFeature } from '../feature.ts'

export const scanner = defineFeature({
  id: 'scanner',
  words:
    'scan, scanner, barcode, use the camera, phone camera, with camera, take photo, take a photo, take picture, parser, ocr, photograph it, photograph a, photograph the, photograph your, photograph every, identify plants, identify mushrooms, identify birds, identify insects, identify trees, identify flowers, identify animals, identify fish, identify rocks, identify species, plant identification, tree identification, leaf identification, plant identifier, mushroom identifier, mushroom identification, insect identifier, rock identifier, tree identifier',
  // A ticket one shows as a code is scanned by others.
  // "With camera and lens" says what a picture was made with.
  // "The best time to take photos" is a time.
  // "Take a photo on every visit, compare it with last week": it is kept, and nothing is read from it.
  unless:
    /^(?!.*\bscan)(?=.*\b(?:tickets?|pass|passes) (?:as|with|is|are|by) (?:an? )?(?:bar|qr) ?codes?\b)|\bwith (?:the |their |its )?camera,? (?:and )?(?:lens|film|settings|model|brand)|\b(?:time|place|spot|light|conditions|when|where|how) to (?:take|shoot) |^(?!.*\b(?:scan|recogni|identif|detect|diagnos|analy|tells? (?:me|you)|find out|what (?:it|this|kind)|ocr|extract|parse|translat|read)\w*)(?=.*\b(?:compare|before and after|before or after|(?:every|each) (?:visit|day|week|month|time|session)|over time|as (?:a )?proof|healing|when (?:done|finished))\b)/is,
  screen: 'scanner | Scan | camera | tab',
  weight: 4,
})
