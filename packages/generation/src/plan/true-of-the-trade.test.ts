import { expect, it } from 'vitest'
import { textOf } from '../testing/apps.ts'

it.each([
  [
    'Reverse auction for moves: post a request, get offers and compare them',
    'Piano, two floors down',
    'Bathroom tiles',
  ],
  ['Second-hand bookshop: new in, wantlist, readings as events', 'Four poems each', 'both sides'],
  ['Cider press for growers: slots, deliveries with kilos, payouts', 'bonus for clean fruit', 'protein'],
  ['Rain gauge journal of our garden with monthly totals', 'Rain a month in mm', 'Four degrees warmer'],
  [
    'Mosque app with prayer times, Quran classes and donations for the roof',
    'Without a name',
    'Winter coats',
  ],
])('shows what there is in such a place: %s', (prompt, there, elsewhere) => {
  const text = textOf(prompt)
  expect(text).toContain(there)
  expect(text).not.toContain(elsewhere)
})

it('looks back on days under their own dates', () => {
  const text = textOf('Weather diary for hobby observers: sky, temperature, rain and a photo', 'Diary')
  expect(text).toContain('Wed 18 Nov, rain')
  expect(text).not.toMatch(/"title":"Tue 17 Nov[^"]*","subtitle":"(?:Today|Yesterday)/)
})

it('times a speech as long as one takes', () => {
  const text = textOf('Debate timer for schools with formats and a warning bell')
  expect(text).toContain('"center":"4:20"')
})
