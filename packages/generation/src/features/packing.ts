import { defineFeature } from '../feature.ts'

export const packing = defineFeature({
  id: 'packing',
  words: 'packing list, packing, luggage list, what to pack',
  screen: 'checklist | Packing | bag | tab | packing',
  weight: 5,
})
