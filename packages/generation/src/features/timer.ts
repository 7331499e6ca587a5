import { defineFeature } from '../feature.ts'

export const timer = defineFeature({
  id: 'timer',
  words: 'timers, countdown, stopwatch, rest timer, pomodoro',
  screen: 'timer | Timer | timer | tab',
  weight: 4,
})
