import { defineFeature } from '../feature.ts'

export const converter = defineFeature({
  id: 'converter',
  words: 'converter, convert, calculator, calculate, exchange rate',
  screen: 'converter | Calculator | repeat | tab | rate',
})
