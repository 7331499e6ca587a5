import { defineFeature } from '../feature.ts'
import { daysCountedTo } from '../words/days-counted-to.ts'

export const timer = defineFeature({
  id: 'timer',
  words:
    'timers, countdown, stopwatch, rest timer, pomodoro, start a timer, stop a timer, start the timer, start timer',
  // Days are counted to a race or an exam: no clock runs for it.
  unless: new RegExp(
    `^(?!.*\\b(?:timers?|stopwatch|pomodoro|intervals?)\\b).*\\b(?:${daysCountedTo})[ -]countdown\\b`,
    'is',
  ),
  screen: 'timer | Timer | timer | tab',
  weight: 4,
})
