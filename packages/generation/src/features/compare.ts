import { defineFeature } from '../feature.ts'

export const compare = defineFeature({
  id: 'compare',
  words: 'compare, comparison, comparisons, side by side',
  screen: 'compare | Compare | sort | page',
  weight: 3,
})
