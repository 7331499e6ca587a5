import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { flatParts, partsOf } from './part.ts'
import { readDictation } from './read-dictation.ts'

const screensOf = (text: string) =>
  readDictation(text)?.screens.map((screen) => [
    screen.title,
    ...flatParts(screen.groups.flat()).map((part) =>
      'options' in part && part.options.length > 0
        ? `${part.kind} ${part.label}: ${part.options.join(', ')}`
        : `${part.kind} ${part.label}`,
    ),
  ])

test('names of components need no quotes', () => {
  expect(
    screensOf(
      'A donation page with the headline Help us plant, a checkbox I want a receipt by mail, a big button Give now, a link Log in and a date field Starting on.',
    ),
  ).toEqual([
    [
      'Donation',
      'heading Help us plant',
      'checkbox I want a receipt by mail',
      'button Give now',
      'button Log in',
      'date Starting on',
    ],
  ])
})

test('sections that are listed have what is told under their names', () => {
  expect(
    screensOf(
      'A preferences screen for a hearing aid. Sections: Sound, Comfort. Under Sound a slider for the volume and a switch "Wind filter". Comfort has two time fields, Lights off and Lights up, and checkboxes for the weekdays.',
    )?.[0],
  ).toEqual([
    'Hearing aid',
    'box Sound',
    'input Volume',
    'switch Wind filter',
    'box Comfort',
    'date Lights off',
    'date Lights up',
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `checkbox ${day}`,
    ),
  ])
})

test('each tab of a page has what stands above the tabs, where it stands', () => {
  const screens = screensOf(
    'A film page with a poster, the title "Low Tide" and a button "Watch". At the bottom two tabs, About and Cast. The Cast tab contains a list of actors with photo and name.',
  )
  expect(screens?.map((parts) => parts.slice(1, 5))).toEqual([
    ['image Poster', 'heading Low Tide', 'button Watch', 'tabs Tabs: About, Cast'],
    ['image Poster', 'heading Low Tide', 'button Watch', 'tabs Tabs: About, Cast'],
  ])
  expect(screens?.[1]?.at(-1)).toBe('list Actors')
})

test('a screen that tells of the bar of the app is the first of its tabs', () => {
  const screens = readDictation(
    'A dashboard for a greenhouse with a card with the humidity 61 % and a water ring at 40 %, and a list of beds. Bottom navigation with Home, Alarms and Account. On Alarms there is a date picker and a switch "Mute".',
  )
  expect(screens?.screens.map(({ tabs }) => [tabs?.name, tabs?.isBar])).toEqual([
    ['Home', true],
    ['Alarms', true],
    ['Account', true],
  ])
  expect(screens?.about).toBe('Greenhouse')
  expect(flatParts(screens?.screens[0]?.groups.flat() ?? [])).toContainEqual(
    expect.objectContaining({ kind: 'chart', label: 'Water', share: 0.4 }),
  )
})

test('small words behind names in capitals are none of the choices', () => {
  const [form] =
    readDictation(
      'A pay form with radio buttons Transfer, Cash, Voucher, then voucher code and amount, and a Pay button.',
    )?.screens ?? []
  expect(form && partsOf(form).map(({ label }) => label)).toEqual(['', 'Voucher code', 'Amount', 'Pay'])
})

test('what comes behind a button is said with "after", and a plus button needs no article', () => {
  expect(
    screensOf(
      'A seedling board with two columns named Sown, Planted. Plus button bottom right opens a form: name, date, Save.',
    )?.[1]?.[0],
  ).toBe('Add card')
  expect(
    readDictation(
      'A reservation form with a date picker, a grid of time slots, a row of checkboxes (Window, Terrace) and a Reserve button. After booking show a confirmation screen with a check icon and the table number.',
    )?.screens.map(({ title, from }) => [title, from]),
  ).toEqual([
    ['Reservation form', undefined],
    ['Confirmation', ['Reserve']],
  ])
})

test('sentences to tick, kinds of buttons and screens that follow are read where they are told', () => {
  expect(
    screensOf(
      'A form for reporting a lost bag. Fields: flight, colour. Radio group: Bag is missing, Bag is broken. Two checkboxes: I have asked at the desk; Write to me by mail. Primary button Send form, secondary button Save as draft.',
    )?.[0]?.slice(3),
  ).toEqual([
    'radios : Bag is missing, Bag is broken',
    'checkbox I have asked at the desk',
    'checkbox Write to me by mail',
    'button Send form',
    'button Save as draft',
  ])
  expect(
    screensOf(
      'A quiz screen. Three answer buttons: Oak, Elm, Ash. At the bottom a Check button. A second screen shows the result with a star icon, a bar chart and a button Again.',
    )?.map(([title, ...parts]) => [title, parts.length]),
  ).toEqual([
    ['Quiz', 4],
    ['Result', 3],
  ])
})

test('prices in euros and names with "&" stay as they are written', () => {
  const shown = JSON.stringify(
    generateApp({
      prompt:
        'A cake order page with the price 18 €, a radio group with Lemon, Nut & Honey, Plain and a button "Order".',
    }).document.screens[0],
  )
  expect(shown).toContain('18 €')
  expect(shown).toContain('Nut & Honey')
})
