import { expect, it } from 'vitest'
import { quotePrompt } from './quote-prompt.ts'

it('quotes an instruction in one line', () => {
  expect(quotePrompt(' Add a\n settings  screen ')).toBe('"Add a settings screen"')
})

it('leaves out what is not seen or turns the line around', () => {
  expect(quotePrompt('Add\u202Egnp.exe\u0000 \u2028now')).toBe('"Add gnp.exe now"')
})

it('cuts a long one between characters', () => {
  const quoted = quotePrompt('🐢'.repeat(200))
  expect(Array.from(quoted)).toHaveLength(82)
  expect(quoted).toBe(`"${'🐢'.repeat(79)}…"`)
})
