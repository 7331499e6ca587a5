import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ["User's firing queue is shown.", 'Their firing queue is shown.'],
  ["It shows the users' own streaks aswell.", 'It shows their streaks as well.'],
  ['Choose dyes (ie madder, woad).', 'Choose dyes (e.g. madder, woad).'],
  ['Members can lookup the tide.', 'Members can look up the tide.'],
  ['Setup a route.', 'Set up a route.'],
  ['Add pots manually with height and weight.', 'Add pots with height and weight.'],
  ['Log a firing afterwards with cone and photo.', 'Log a firing with cone and photo.'],
  ['Track how much maté I drink, with cost.', 'Track maté intake, with cost.'],
  ['Record how many eggs we collect each day.', 'Record eggs.'],
])('%s', (text, plain) => {
  expect(plainWords(text)).toBe(plain)
})

it.each([
  "See other users' pots.",
  "Show the user's name.",
  'The setup of a kiln.',
  'A login screen.',
  'Sort them manually or automatically.',
  'It is easily understood.',
  'See how much clay is left.',
])('leaves alone: %s', (text) => {
  expect(plainWords(text)).toBe(text)
})
