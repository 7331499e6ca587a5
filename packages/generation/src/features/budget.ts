import { defineFeature } from '../feature.ts'

export const budget = defineFeature({
  id: 'budget',
  words: 'budget, budgeting, envelope, spending limit, expense category',
  screen: 'budget | Budget | pie | tab | budget-item',
  weight: 4,
  unless:
    /\b(?:city|council|municipal|public|participatory)\b[^.]*\bbudgets?\b|\bspend (?:the|its|their) budget\b|(?<!\b(?:app|application|planner|planning|tracker|manager|management|tool|platform|assistant|organi[sz]er) )\bwith (?:an? |their |your )?budgets?(?: and |,)|\b(?:your|their|his|her|my|enter|by|within) budgets?(?:,| and (?:dates?|deadline|interests|taste|wishes|preferences))/i,
})
