import { defineFeature } from '../feature.ts'

export const guide = defineFeature({
  id: 'guide',
  words:
    'step by step, step-by-step, cooking mode, instruction, guided, tutorial, how to, breathing exercise, walkthrough',
  screen: 'guide | Guide | book | page',
  unless: /\bon how to\b|\bhow to (?:spend|use|get)\b/i,
})
