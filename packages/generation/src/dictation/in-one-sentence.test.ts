import { describe, expect, it } from 'vitest'
import { screensInShort, titlesOf } from './parts.test-helper.ts'

describe('what one long sentence tells', () => {
  it('has numbers side by side, and changes what a dial shows', () => {
    expect(
      screensInShort(
        'A diver page with an avatar, three numbers side by side (dives, hours, wrecks), a follow button and a toggle for news.',
      )[0],
    ).toContain('figures Dives, Hours, Wrecks: Dives, Hours, Wrecks')
    expect(
      screensInShort(
        'Oven control screen: a dial showing the current heat, plus and minus buttons, a weight card and a toggle for the light.',
      )[0],
    ).toEqual(['Oven control', 'chart Current heat', 'input Heat', 'figures Numbers: Weight', 'switch Light'])
  })

  it('goes through its steps, each on a screen with what it asks', () => {
    expect(
      screensInShort(
        'A rental in steps: step one shows the basket with quantity steppers and a voucher field, step two the delivery address and a date picker, step three card details with a pay button. At the end a receipt screen with the rental number and a button to share it.',
      ).map(([title, ...parts]) => [title, ...parts.filter((part) => !part.startsWith('chart'))]),
    ).toEqual([
      ['Products', 'list Products: Price, Quantity stepper', 'input Voucher', 'button Next'],
      ['Address', 'input Delivery address', 'date Date', 'button Next'],
      ['Card details', 'input Card number', 'date Expiry date', 'input CVV', 'button Pay'],
      ['Receipt', 'fact Rental number', 'button Share'],
    ])
  })

  it('opens a tab that is told of at its end', () => {
    expect(
      screensInShort(
        'Sprinkler screen: a toggle for rain, chips for Lawn and Beds, a button Start and a plan tab where each day has hours with litres.',
      )[1],
    ).toEqual(['Plan', 'list Days: Hours, Litres'])
  })

  it('keeps a dashboard beside the screens its sidebar leads to', () => {
    expect(
      titlesOf(
        'Dashboard for a ferry line: three KPI cards (tickets, delays, seats), a line chart of passengers, a table of the next departures, and a sidebar with Ships, Crew and Harbours.',
      ).slice(1),
    ).toEqual(['Ships', 'Crew', 'Harbours'])
  })
})
