import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { reword, type Rewording } from '../understand/searched.ts'
import { drawnTurns } from './drawn-turns.ts'

const made = (prompt: string) => generateApp({ prompt }).document
const screen = (prompt: string, name: RegExp) =>
  JSON.stringify(made(prompt).screens.find((each) => name.test(each.name)) ?? {})

describe('interfaces that are drawn in whole sentences', () => {
  const mood =
    'A tea app with a card "How was it?" showing five faces to tap, a text field for a note and a Save button. A second tab has a calendar coloured by taste. A third tab has settings with a reminder switch.'

  it('tabs that are only counted are called after what they hold', () => {
    expect(made(mood).screens.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Calendar', 'Settings']),
    )
    expect(screen(mood, /^Settings$/)).toContain('Reminder')
  })

  it('faces to tap are choices, and a note is no button', () => {
    const [first] = made(mood).screens
    expect(JSON.stringify(first)).toContain('Awful')
    expect(JSON.stringify(first)).toContain('"input"')
  })

  it('what is shown after one confirmed has a screen of its own', () => {
    const said = screen(
      'A sauna booking screen with a date picker, a number of guests stepper and a Confirm button. After confirming show the booking details with a QR code.',
      /^Confirmation$/,
    )
    expect(said).toContain('QR code')
    expect(said).toContain('Date')
  })

  it('states and gestures are no part of a screen, and an icon has a name', () => {
    const [first] = made(
      'A lap screen with a big running clock, round Start and Lap buttons and a list of laps with number and time. An icon in the top right shares the list. States: offline, empty list.',
    ).screens
    const said = JSON.stringify(first)
    expect(said).toContain('Share list')
    expect(said).toContain('Stopwatch')
    expect(said).not.toContain('ffline')
  })
})

describe('what designers tell in short', () => {
  const told = [
    ['A grid of tiles: wind, humidity, sunrise.', /stat tiles for wind, humidity, sunrise/],
    ['A list of five days with icon.', /list of days \(Monday, Tuesday, Wednesday, Thursday, Friday\)/],
    [
      'If the ferry is late show a yellow notice with the new time.',
      /text "Ferry is late"|text "[^"]*is late"/,
    ],
    ['Steps as numbered cards, each with a timer button.', /A list of steps, each with a timer button/],
    ['Token rows with icon and value.', /list of tokens with icon and value/],
    ['A full-width JUMP IN button.', /"JUMP IN" button/],
    ['Saved cities with swipe to delete.', /^Saved cities\.$/],
    ['A form in steps. Step 1 asks for age, step 2 a text area.', /Step 2: a text area/],
    ['Login screen for a game called Moonrunner. A logo.', /^Login screen\. /],
    ['A title "Choose" with subtitle "One of four".', /title "Choose", a text "One of four"/],
    ['States: nothing saved yet.', /^$/],
    ['A photo gallery with page dots and a heading.', /^A photo gallery and a heading\.$/],
    ['Table rows with flag and name.', /^A list of items with flag and name\.$/],
    ['An icon in the top right opens the basket.', /a "Open basket" icon button/],
    ['A row of three faces to tap.', /chips: Low, Okay, Good/],
    ['A large stop clock.', /^A stopwatch\.$/],
    ['A scrollable strip with the next 12 hours.', /list of hours \(10:00, 11:00/],
    ['Warning banner if the tank is low.', /text "Tank is low"/],
    ['Inputs for from and to cities.', /^Inputs for from, to\.$/],
    ['Step 1 asks for age. Step 2 a text area.', /^Step 1: age\./],
    ['A tab strip with Tides, Wind.', /^A tabs Tides, Wind\.$/],
    ['A welcome page, then a sign-up form with name.', /^A welcome page\. .*[Ss]ign up.*a form with name\.$/],
    ['Two codes with a small ferry icon between them.', /^Two codes\.$/],
    ['A PIN field with an eye toggle.', /^A PIN field\.$/],
  ] as const

  it.each(told)('“%s” is read plainly', (said, plain) => {
    expect(reword(said, drawnTurns)).toMatch(plain)
  })

  it('each of the turns is met by one of these', () => {
    const met = ({ form }: Rewording) => told.some(([said]) => said.search(form) >= 0)
    expect(drawnTurns.filter((turn) => !met(turn)).map(({ form }) => form.source)).toEqual([])
  })

  it('a bar at the bottom holds the tabs', () => {
    const { screens } = made(
      'Wallet screen: total balance in big numbers, three buttons Send, Receive, Swap. Coin rows with icon, name and value. Bottom bar with Wallet, Discover, Settings.',
    )
    expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Discover', 'Settings']))
  })
})
