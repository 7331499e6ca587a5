import { defineFeature } from '../feature.ts'

export const converter = defineFeature({
  id: 'converter',
  words: 'converter, convert, calculator, calculate, exchange rate',
  // What is rebuilt is converted too.
  unless:
    /\bconvert(?:ing|ed|s)? (?:an?|the|our|my|old|this|it)\b[^.;:]{0,30}\b(?:barn|van|bus|attic|loft|cellar|basement|garage|house|mill|church|stable|shed|truck|factory|school|home|caravan)\b/i,
  screen: 'converter | Calculator | repeat | tab | rate',
})
