import { expect, it } from 'vitest'
import { priceOf } from './price-of.ts'

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 }

it('goes by the list of the model, whatever the date in its name', () => {
  expect(priceOf({ model: 'gpt-4.1', ...million })).toBe(10_000_000)
  expect(priceOf({ model: 'gpt-4.1-mini-2025-04-14', ...million })).toBe(2_000_000)
  expect(priceOf({ model: 'claude-opus-4-5-20251101', ...million })).toBe(30_000_000)
  expect(priceOf({ model: 'gpt-4.1', inputTokens: 1000, outputTokens: 500 })).toBe(6000)
})

it('is unknown for other models, and nothing without one', () => {
  expect(priceOf({ model: 'llama3.3:70b', ...million })).toBeNull()
  expect(priceOf({ model: 'gpt-4.10', ...million })).toBeNull()
  expect(priceOf({ model: 'gpt-4.1', inputTokens: null, outputTokens: null })).toBeNull()
  expect(priceOf({ model: null, inputTokens: null, outputTokens: null })).toBe(0)
})
