import { expect, test } from 'vitest'
import { inShort } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

const screensOf = (text: string) =>
  readDictation(text)?.screens.map(({ title, groups }) => [title, ...groups.flat().map(inShort)])

test('screens with a number are called by what stands behind it', () => {
  expect(
    screensOf(
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
  expect(screensOf(text)).toEqual([
    ['Skis', 'list Skis: Length, Price', 'choice : Alpine, Touring'],
    ['Booking', 'date Day', 'input Boots: None, Soft, Half hard'],
    ['Me', 'fact Name', 'fact Phone'],
  ])
  expect(readDictation(text)?.about).toBe('Ski hire')
})

test('header, body and footer say where something stands', () => {
  expect(
    screensOf(
      'Header: "My flock" with a search icon. Body: a list of hens with photo, name and age. Footer: a button "Add hen".',
    ),
  ).toEqual([['My flock', 'button Search', 'list Hens: Photo, Name, Age', 'button Add hen']])
})

test('what stands on both sides stands on one screen', () => {
  expect(
    screensOf(
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
    screensOf(
      'If the list is empty, the screen shows the text "No ponds yet" and a button "Add a pond". Otherwise it shows cards with the pond name, the depth and a state badge.',
    ),
  ).toEqual([
    ['Ponds', 'list Ponds: Pond name, Depth, State badge'],
    ['Empty state', 'text No ponds yet', 'button Add a pond'],
  ])
})

test('a map that fills the screen is of what its pins are', () => {
  expect(
    screensOf(
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
