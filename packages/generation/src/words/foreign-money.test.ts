import { expect, it } from 'vitest'
import { inMoneyOf, withMoneyOf } from './foreign-money.ts'

it.each([
  ['de', '€ 2.480', '2.480 €'],
  ['de', '€ 2,140', '2.140 €'],
  ['it', '€ 7.50', '7,50 €'],
  ['fr', '€ 1.040', '1\u202F040 €'],
  ['es', '−€ 24', '−24 €'],
  ['pt', '€ 320', 'R$ 1.280'],
  ['ar', '€ 900', '3,600 ر.س'],
  ['zh', '€ 12', '¥60'],
  ['ja', '€ 98', '¥9,800'],
  ['nl', '€ 12', '€ 12'],
] as const)('a sum is written as one does in %s: %s', (language, sum, written) => {
  expect(inMoneyOf(sum, language)).toBe(written)
})

it('sums within a text are, too, and what is none stays', () => {
  expect(withMoneyOf('Antipasto · €\u00A07.00, poi € 12', 'it')).toBe('Antipasto · 7 €, poi 12 €')
  expect(withMoneyOf('10 % ab 30 €', 'de')).toBe('10 % ab 30 €')
  expect(inMoneyOf('4.2 kg', 'pt')).toBe('4.2 kg')
})
