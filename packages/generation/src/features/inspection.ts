import { defineFeature } from '../feature.ts'

export const inspection = defineFeature({
  id: 'inspection',
  words: 'checklist, check list, inspection, preflight, pre-flight, safety check, boarding list',
  // What is due at a car is no list to tick.
  unless: /\b(?:oil|tyres?|tires?|brakes?|mot)\b[^.;]*\binspections?\b/i,
  screen: 'checklist | Checks | check | tab | check-item',
  weight: 4,
})
