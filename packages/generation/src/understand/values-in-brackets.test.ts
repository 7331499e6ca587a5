import { expect, it } from 'vitest'
import { valuesInBrackets } from './values-in-brackets.ts'

it('tells in a sentence of its own what each has', () => {
  expect(
    valuesInBrackets(
      'Guests order a cake (choose a size, date, name on it), the baker sees it. Opening hours',
    ),
  ).toBe('Guests order a cake, the baker sees it. Each cake has size, date and name on it. Opening hours')
})

it('leaves choices and asides', () => {
  for (const said of [
    'Report a fault (lift, heating, light) with a photo',
    'Pay a fee (optional, for members only)',
  ])
    expect(valuesInBrackets(said)).toBe(said)
})
