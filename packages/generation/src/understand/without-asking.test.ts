import { expect, it } from 'vitest'
import { withoutAsking } from './without-asking.ts'

it.each([
  ["Hi, I'd like to have a moon calendar", 'A moon calendar'],
  ['could you please build me an app for kayak tours', 'An app for kayak tours'],
  ['App idea: a shop for used skis', 'A shop for used skis'],
  ['My aunt breeds parrots and she needs a diary with photos', 'Parrots: a diary with photos'],
  ['I want my clients to book', 'I want my clients to book'],
  ['Looking for lost pets in town', 'Looking for lost pets in town'],
])('how one asks is left out: %s', (said, rest) => {
  expect(withoutAsking(said)).toBe(rest)
})
