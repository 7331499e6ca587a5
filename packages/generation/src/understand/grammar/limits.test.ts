import { expect, it } from 'vitest'
import { takeLimits } from './limits.ts'

it.each([
  [
    "Keep my top three knots only. Don't even let me add more.",
    'Keep my top three knots only.',
    'Three allowed, no more',
  ],
  ['At most 5 guests. It must not allow anybody to book more.', 'At most 5 guests.', '5 allowed, no more'],
  ['It should not accept more than ten entries. Sort them.', '. Sort them.', 'Ten allowed, no more'],
])('in “%s” there is a limit', (text, rest, label) => {
  const taken = takeLimits(text)
  expect(taken.phrases.map((phrase) => phrase.label)).toEqual([label])
  expect(taken.rest.trim()).toBe(rest)
})

it.each(["Don't let me forget my knots", "Don't allow me to add more"])('in “%s” there is none', (text) => {
  expect(takeLimits(text)).toEqual({ rest: text, phrases: [] })
})
