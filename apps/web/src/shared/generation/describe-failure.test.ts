import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

test('the error comes first', () => {
  expect(describeFailure({ error: 'No room', stage: 'quota' })).toBe('No room')
})

test('without an error the stage is named', () => {
  expect(describeFailure({ error: '', stage: 'parse' })).toBe('parse')
})

test('without either there are still words', () => {
  expect(describeFailure({})).toBe('AI generation failed')
})

test('the first 100 characters of the serialized raw answer follow in parentheses', () => {
  const shown = describeFailure({ error: 'Broken', raw: 'x'.repeat(300) })
  expect(shown).toBe(`Broken ("${'x'.repeat(99)})`)
  expect(describeFailure({ error: 'Broken', raw: { a: 1 } })).toBe('Broken ({"a":1})')
})
