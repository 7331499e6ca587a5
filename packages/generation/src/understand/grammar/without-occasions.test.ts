import { expect, it } from 'vitest'
import { withoutOccasions } from './without-occasions.ts'

it.each([
  ['Nurses can check out when they leave the ward.', 'Nurses can check out.'],
  ['It starts. When the user feels lost, they can ask.', 'It starts. they can ask.'],
])('%s', (text, plain) => {
  expect(withoutOccasions(text)).toBe(plain)
})

it.each([
  'A note has the date when it was written.',
  'Members are notified when they win a pot.',
  'They earn a badge once they finish a course.',
  'See when the kiln is free.',
])('leaves alone: %s', (text) => {
  expect(withoutOccasions(text)).toBe(text)
})
