import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (text: string) => planApp(understand(text), 1).archetype.id

test.each([
  'An app that gets parents to buy less by providing a simple clothes exchange system',
  'A service that keeps shelves light through an easy to use puzzle swap platform',
])('what is exchanged by a system of its own changes hands: %s', (text) => {
  expect(kindOf(text)).toBe('swap')
})

test.each(['A shift swap tool for nurses', 'A language exchange platform', 'A currency exchange app'])(
  'turns, tongues and money are no things: %s',
  (text) => {
    expect(kindOf(text)).not.toBe('swap')
  },
)
