import { checkNavigation } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
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

  it('shows pages first, then the form that is told after them', () => {
    const screens = screensInShort(
      'A tour with two slides (illustration, title), a skip link and a Begin button. Afterwards a berth form with boat, length, a draught field and a send button.',
    )
    expect(screens.map(([title]) => title)).toContain('Berth')
  })

  it('leads on from where one comes behind the last page', () => {
    const { document } = generateApp({
      prompt:
        'A tour with three slides (illustration, title), a skip link and a Begin button. After that a login form with boat and password.',
    })
    expect(checkNavigation(document)).toEqual([])
  })

  it('moves sliders by their names and lists what is told as a list', () => {
    expect(
      screensInShort(
        'A mixer page with a slider "Bass", a slider "Treble", a toggle Mute and a button "Reset".',
      )[0],
    ).toEqual(['Mixer', 'input Bass', 'input Treble', 'switch Mute', 'button Reset'])
    expect(
      screensInShort(
        'A radio page with a play button, a cover image and a notes panel that slides up. Second page: queue as a draggable list with a clear button. Third page: equalizer with five sliders and presets Speech and Flat.',
      ).slice(1),
    ).toEqual([
      ['Queued songs', 'list Queued songs', 'button Clear'],
      [
        'Equalizer',
        'input 60 Hz',
        'input 230 Hz',
        'input 910 Hz',
        'input 4 kHz',
        'input 14 kHz',
        'choice Preset: Speech, Flat',
      ],
    ])
  })

  it('lists what stands in sections, and opens with what is told of home', () => {
    expect(
      screensInShort(
        'A boat shop UI: home with a search bar, a list of boats with photo and price; boat page: cover photo, part sections, each part with price and an add button.',
      ).flat(),
    ).toEqual(expect.arrayContaining(['list Parts: Price']))
  })

  it('opens a list and a form that are told behind a chat', () => {
    expect(
      titlesOf(
        'Harbour chat screen with message bubbles, a typing indicator and an input. Then a berth list with number and status badge, and a form to book a berth with a date picker and radio buttons for Small and Large.',
      ).slice(1),
    ).toEqual(['Berths', 'Book berth'])
  })

  it('knows the days of tabs, and what a row or a map is of', () => {
    const screens = screensInShort(
      'Regatta app: race page with day tabs and a list of boats with photo, time and a heart; crew page with cover image, genre tags and similar crews carousel; map page with pins for piers, food and toilets.',
    ).flat()
    expect(screens).toEqual(
      expect.arrayContaining(['tabs Tabs: Friday, Saturday, Sunday', 'list Similar crews', 'map Map']),
    )
  })

  it('has a filter bar over what is listed, though something else was told of last', () => {
    const [first] = screensInShort(
      'A job board with columns Wanted, Sent and Talk. Tapping a card opens a page with notes and a timeline of steps. A filter bar on top has a search field and a remote-only toggle.',
    )
    expect(first).toContain('switch Remote-only')
  })

  it('keeps a dashboard beside the screens its sidebar leads to', () => {
    expect(
      titlesOf(
        'Dashboard for a ferry line: three KPI cards (tickets, delays, seats), a line chart of passengers, a table of the next departures, and a sidebar with Ships, Crew and Harbours.',
      ).slice(1),
    ).toEqual(['Ships', 'Crew', 'Harbours'])
  })
})
