import { defineFeature } from '../feature.ts'

export const compare = defineFeature({
  id: 'compare',
  words: 'compare, comparison, comparisons, side by side',
  screen: 'compare | Compare | sort | page',
  weight: 3,
  // A table of places compares by itself.
  unless: /\b(?:leaderboards?|rankings?|charts?|tables?|graphs?) compar(?:es?|ing)\b/i,
})
