import { defineFeature } from '../feature.ts'

export const mood = defineFeature({
  id: 'mood',
  words: 'mood, feeling, how you feel, emotion, mood check-in, daily check-in',
  unless: /mood ?boards?/i,
  screen: 'mood | Check-in | smile | page | entry',
})
