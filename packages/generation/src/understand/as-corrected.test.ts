import { expect, it } from 'vitest'
import { asCorrected } from './as-corrected.ts'

it.each([
  [
    'a list of my quiz nights haha no – what i need is a planner for our reunion',
    'A planner for our reunion',
  ],
  ['Track my tomatoes, no wait, my chillies and their seeds', 'Track my chillies and their seeds'],
  ['Reminder on Mondays, scratch that, Tuesdays at noon', 'Reminder on Tuesdays at noon'],
])('what is taken back is gone: %s', (said, rest) => {
  expect(asCorrected(said)).toBe(rest)
})

it.each([
  'No login, no ads. I need a planner for our reunion',
  'Wait times of the rides, no waiting in line',
  'Never mind the weather: a map of the huts',
])('what only sounds so stays: %s', (said) => {
  expect(asCorrected(said)).toBe(said)
})
