import { expect, test } from 'vitest'
import { withCalledPlaces } from './called-places.ts'
import { partsOf } from './part.ts'
import { inShort } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

const screensOf = (text: string) =>
  readDictation(text)?.screens.map((screen) => [screen.title, ...partsOf(screen).map(inShort)])

test('names before colons are screens where several stand so, labels of parts are none', () => {
  expect(
    screensOf(
      'A plant shop app. Home: a banner, popular plants and a search bar. Plant page: photo, name, price and a "Buy" button. Basket: list of plants with quantity and price, total and a "Pay" button.',
    ),
  ).toEqual([
    ['Home', 'image Banner', 'list Popular plants', 'input Search'],
    ['Plant details', 'image Photo', 'fact Name', 'fact Price', 'button Buy'],
    ['Basket', 'list Plants: Quantity, Price', 'fact Total', 'button Pay'],
  ])
  const form = 'A form. Fields: name, email. Buttons: Cancel and Save.'
  expect(withCalledPlaces(form)).toBe(form)
})

test('tabs that are called by their names are tabs of these names, with what all have', () => {
  expect(
    screensOf(
      'An entry screen with two tabs, "Member" and "Guest". The Member tab has number and password inputs, the Guest tab has a name input. Both have an "Enter" button.',
    ),
  ).toEqual([
    ['Entry', 'input Number', 'input Password', 'button Enter'],
    ['Entry', 'input Name', 'button Enter'],
  ])
  expect(
    screensOf(
      'An app with two tabs. The first tab is called "Drills" and shows a list of drills with title and length. The second tab is called "Clock" and has a large countdown, a start button and a stop button.',
    )?.map(([title]) => title),
  ).toEqual(['Drills', 'Clock'])
})

test('parts are read whole, whatever is told with them', () => {
  expect(
    screensOf(
      'A parcel page: parcel number, a thread of remarks with avatar, name and time, a reply box with an attach button, a row of tools at the bottom (Print, Share), sliders for width and height and two sections, "Now" and "Later", each with a list of errands with checkboxes.',
    )?.[0],
  ).toEqual([
    'Parcel',
    'fact Parcel number',
    'list Remarks: Avatar, Name, Time',
    'input Write a reply',
    'button Attach',
    'button Print',
    'button Share',
    'input Width',
    'input Height',
    'list Errands: Checkboxes',
  ])
})
