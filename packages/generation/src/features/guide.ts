import { defineFeature } from '../feature.ts'

export const guide = defineFeature({
  id: 'guide',
  words:
    'step by step, step-by-step, cooking mode, instruction, guided, tutorial, how to, breathing exercise, walkthrough',
  screen: 'guide | Guide | book | page',
  // How one gets in somewhere is a line.
  unless:
    /\b(?:access|entry|parking|arrival|check-in|delivery|payment|washing) instructions?\b|^(?!.*step[- ]by[- ]step)[^.:;]{0,24}\bguide (?:to|of|for) |^(?!.*step[- ]by[- ]step).*\b(?:zoo|park|museum|resort|nightlife|club|bar|beach|surf|ski|food|style|pest|species|breed|star|stargazing|sky|night sky|astronomy|city|town|travel|tour|tours|tourist|field|bird|plant|tree|restaurant|festival|fair|trail|local|pocket|visitors?'?s?|area|country|island|tv|programme|audio|campus|shopping|wine|sightseeing|walking|gardens?|castle|exhibition|cathedral)(?:['’]s)? guides?\b|\b(?:access|entry|entrance|arrival|check-?in|key|gate|door|parking|delivery) instructions\b|\bguided (?:evenings?|visits?|walks?|hikes?|nights?|tours?|viewings?)\b|\bon how to\b|\bhow to (?:spend|use|get)\b|^(?!.*\b(?:tutorials?|step[- ]by[- ]step|instructions?|guided|walkthrough)\b).*\b(?:tutor|instructors?\b)/is,
})
