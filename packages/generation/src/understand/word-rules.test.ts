import { expect, test } from 'vitest'
import { understand } from './understand.ts'
import { gerundBase } from './word-rules.ts'

test.each([
  ['placing', 'place'],
  ['raising', 'raise'],
  ['hanging', 'hang'],
  ['bouncing', 'bounce'],
])('%s is to %s', (gerund, base) => {
  expect(gerundBase(gerund)).toBe(base)
})

test('by using something says with what, and is no doing', () => {
  const { phrases } = understand('See the forest by using the lamp')
  expect(phrases.find(({ text }) => text === 'lamp')?.verb).toBeUndefined()
})
