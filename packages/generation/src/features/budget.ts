import { defineFeature } from '../feature.ts'

export const budget = defineFeature({
  id: 'budget',
  words: 'budget, budgeting, envelope, spending limit, expense category',
  screen: 'budget | Budget | pie | tab | transaction',
  weight: 4,
})
