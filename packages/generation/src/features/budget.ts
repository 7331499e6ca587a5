import { defineFeature } from '../feature.ts'

export const budget = defineFeature({
  id: 'budget',
  words: 'budget, budgeting, envelope, spending limit, expense category',
  screen: 'budget | Budget | pie | tab | budget-item',
  weight: 4,
  unless:
    /\b(?:city|council|municipal|public|participatory)\b[^.]*\bbudgets?\b|\bspend (?:the|its|their) budget\b/i,
})
