import { defineFeature } from '../feature.ts'

export const inspection = defineFeature({
  id: 'inspection',
  words: 'checklist, check list, inspection, preflight, pre-flight, safety check, boarding list',
  screen: 'checklist | Checks | check | tab | check-item',
  weight: 4,
})
