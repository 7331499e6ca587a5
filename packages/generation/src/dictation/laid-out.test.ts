import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { inShort, screensInShort } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

test('screens with a number are called by what stands behind it', () => {
  expect(
    screensInShort(
      'Screen 1: Sign up with email and password and a "Join" button. Screen 2: Kayaks, a list with number and colour. Screen 3: Kayak detail with a map and a "Call" button.',
    ),
  ).toEqual([
    ['Sign up', 'input Email', 'input Password', 'button Join'],
    ['Kayaks', 'list Kayaks: Number, Colour'],
    ['Kayak detail', 'map Map', 'button Call'],
  ])
})

test('headings with points below them are screens with their parts', () => {
  const text =
    '# Ski hire\n## Skis\n- list of skis with length, price\n- chips Alpine, Touring\n## Booking\n- date picker "Day"\n- dropdown "Boots" with None, Soft, half hard\n## Me\n- name, phone'
  expect(screensInShort(text)).toEqual([
    ['Skis', 'list Skis: Length, Price', 'choice : Alpine, Touring'],
    ['Booking', 'date Day', 'input Boots: None, Soft, Half hard'],
    ['Me', 'fact Name', 'fact Phone'],
  ])
  expect(readDictation(text)?.about).toBe('Ski hire')
})

test('header, body and footer say where something stands', () => {
  expect(
    screensInShort(
      'Header: "My flock" with a search icon. Body: a list of hens with photo, name and age. Footer: a button "Add hen".',
    ),
  ).toEqual([['My flock', 'button Search', 'list Hens: Photo, Name, Age', 'button Add hen']])
})

test('what stands on both sides stands on one screen', () => {
  expect(
    screensInShort(
      'On the left there is a list of halls: North, South. On the right the selected hall shows the current temperature, a slider for the target temperature and a switch "Night mode".',
    ),
  ).toEqual([
    [
      'Halls',
      'menu Halls: North, South',
      'fact Current temperature',
      'input Target temperature',
      'switch Night mode',
    ],
  ])
})

test('what is shown while there is nothing has a screen of its own', () => {
  expect(
    screensInShort(
      'If the list is empty, the screen shows the text "No ponds yet" and a button "Add a pond". Otherwise it shows cards with the pond name, the depth and a state badge.',
    ),
  ).toEqual([
    ['Ponds', 'list Ponds: Pond name, Depth, State badge'],
    ['Empty state', 'text No ponds yet', 'button Add a pond'],
  ])
})

test('a map that fills the screen is of what its pins are', () => {
  expect(
    screensInShort(
      'A map fills the screen with pins for the bike racks. At the bottom a card shows the selected rack with distance, free places and a "Navigate" button.',
    ),
  ).toEqual([['Bike racks', 'map Map', 'box  [fact Distance; fact Free places; button Navigate]']])
})

test('a tab may show the same as the one before it, but for something', () => {
  const screens = readDictation(
    'Two tabs on the screen: Open and Done. Open lists repairs with the boat, the owner and a priority badge. Done shows the same without the badge.',
  )?.screens
  expect(screens?.map(({ title, tabs }) => [title, tabs?.name])).toEqual([
    ['Repairs', 'Open'],
    ['Repairs', 'Done'],
  ])
  expect(screens?.map(({ groups }) => groups.flat().map(inShort).at(-1))).toEqual([
    'list Repairs: Boat, Owner, Priority badge',
    'list Repairs: Boat, Owner',
  ])
})

const partsOf = (text: string) => screensInShort(text)?.flatMap(([, ...parts]) => parts)

test.each([
  [
    'A "dropdown "To"" has the options of the one before it',
    'Currency screen: an amount field, a dropdown "From" with EUR, CHF, a dropdown "To" with the same currencies, and a "Swap" button.',
    ['input Amount', 'input From: EUR, CHF', 'input To: EUR, CHF', 'button Swap'],
  ],
  [
    'a checklist is ticked point by point',
    'Tour screen: checklist with items Doors, Lights, Alarm; a text area "Remarks"; button "Finish".',
    [
      'heading Checklist',
      'checkbox Doors',
      'checkbox Lights',
      'checkbox Alarm',
      'input Remarks',
      'button Finish',
    ],
  ],
  [
    'what only appears under a condition stands there, too',
    'A form to register a found bag: text field "Where found"; switch "Locked"; if locked is on, a text area "Seal" appears; button "Submit".',
    ['input Where found', 'switch Locked', 'input Seal', 'button Submit'],
  ],
  [
    'numbers are told by their names alone',
    'Rider screen: round photo, two numbers Rides, Horses, a button "Edit rider" and a switch "Visible".',
    ['avatar Avatar', 'figures Rides, Horses: Rides, Horses', 'button Edit rider', 'switch Visible'],
  ],
  [
    'a second name is one more of the kind',
    'Settings > Sound: a switch "Mute", a time picker "Quiet from" and "until", a dropdown "Tone" with Chime, Bell.',
    ['switch Mute', 'date Quiet from', 'date Until', 'input Tone: Chime, Bell'],
  ],
  [
    'a form may name its fields in brackets',
    'A page "Contact" with a map, opening hours as a table, a contact form (name, email, message) and a "Send" button.',
    ['map Map', 'list Opening hours', 'box Contact [input Name; input Email; input Message; button Send]'],
  ],
])('%s', (_, text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test('what a row opens is called by what is listed, and shows all of it where that is told', () => {
  expect(
    screensInShort(
      'Admin table for guests of a camp: columns name, pitch number, arrival. Above it a search box and a filter dropdown "Status". Row click opens a side panel with guest details and buttons "Check in" and "Send invoice".',
    ),
  ).toEqual([
    ['Guests', 'input Search', 'input Status', 'list Guests of camp: Name, Pitch number, Arrival'],
    ['Guest', 'fact Name', 'fact Pitch number', 'fact Arrival', 'button Check in', 'button Send invoice'],
  ])
})

test('what is sent after a form, and what runs after a button, have screens of their own', () => {
  expect(
    screensInShort(
      'Meter screen. License plate field, zone dropdown (A, B), a button "Start parking". When parking is running, a countdown and a red button "Stop" are shown.',
    ),
  ).toEqual([
    ['Meter', 'input License plate', 'input Zone: A, B', 'button Start parking'],
    ['Parking', 'fact Countdown = 25:00', 'button Stop'],
  ])
})

test('hints of validation stand below the fields, and names in quotes of a form are its fields', () => {
  const [screen] =
    readDictation(
      'Registration form with validation: "Club name" (required), "Number" (must be 5 digits), "Password" with at least 8 characters and a "Create account" button.',
    )?.screens ?? []
  expect(
    screen?.groups.flat().map((part) => [part.label, part.kind === 'input' ? part.hint : undefined]),
  ).toEqual([
    ['Club name', 'Required'],
    ['Number', 'Must be 5 digits'],
    ['Password', 'At least 8 characters'],
    ['Create account', undefined],
  ])
})

test('a tab that is only told of stands beside the screen before it', () => {
  expect(
    readDictation(
      'Home shows a greeting, a switch "On duty" and a list of tasks with time, patient and a checkbox. A tab Handover has a text area "Notes" and a button "Hand over". A tab Team lists colleagues with photo and name.',
    )?.screens.map(({ title, tabs }) => tabs?.name ?? title),
  ).toEqual(['Home', 'Handover', 'Team'])
})

test('a wizard is called by what it is for, and has a step for each', () => {
  const read = readDictation(
    'Three-step booking wizard for a boat yard: Step 1 choose place (Land, Water) as cards with price. Step 2 pick a date in a calendar and a time slot. Step 3 contact form with name, phone and a "Book now" button.',
  )
  expect(read?.about).toBe('Boat yard booking')
  expect(read?.screens.map(({ groups }) => groups.flat().slice(1).map(inShort))).toEqual([
    ['radios Place: Land, € 24, Water, € 18', 'button Next'],
    ['date Calendar', 'slots Time slots', 'button Next'],
    ['input Name', 'input Phone', 'button Book now'],
  ])
})

test('one screen told part by part under headings is one screen', () => {
  const prompt =
    "Mobile candle screen for a Wax Studio. Layout: scrollable vertical stack. Hero: large carousel of candle photos. Info: 'Cedar No. 4' title, '€18' price in bold. Options: size selector chips (S, M, L). Actions: sticky bottom bar with 'Add to Cart' button."
  const { screens } = generateApp({ prompt }).document
  expect(screens).toHaveLength(1)
  const labels = [...walkComponents(screens[0]?.components ?? [])].map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Cedar No. 4', 'Size', 'Add to Cart']))
  expect(labels).not.toContain('Layout')
})
