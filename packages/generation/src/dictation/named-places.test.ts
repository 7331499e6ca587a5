import { expect, test } from 'vitest'
import { inPlaces, placesIn, withFlow } from './named-places.ts'
import { type Part, partsOf } from './part.ts'
import { titlesOf } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

const kindsOf = (parts: readonly Part[]) => parts.map(({ kind, label }) => `${kind} ${label}`.trim())

test('screens and tabs a text lists are known by their names', () => {
  expect(placesIn('A ferry app with three screens: Sailings, Cabins and Boarding pass.')).toEqual({
    names: ['Sailings', 'Cabins', 'Boarding pass'],
    noun: 'screen',
  })
  expect(
    placesIn('A choir app with a bottom bar with Songs, Rehearsals and Singers at hand.')?.names,
  ).toEqual(['Songs', 'Rehearsals', 'Singers'])
  expect(placesIn('A table with tabs for the years.')).toBeUndefined()
})

test('a sentence on one of them is of that screen', () => {
  const text = 'Use tabs: Rooms, Guests. Rooms shows a list of rooms and Guests has a search bar.'
  expect(inPlaces(text, placesIn(text))).toBe(
    'Use tabs: Rooms, Guests. The Rooms tab contains a list of rooms. The Guests tab contains a search bar.',
  )
})

test('the first of them comes first, and each is there, though only its name is told', () => {
  const screens = readDictation(
    'A gym app with tabs: Classes, Trainers, Me. Trainers shows a grid of trainers with photo and name and a filter button. Classes shows a week calendar and a list of classes with time and a "Join" button.',
  )?.screens
  expect(screens?.map(({ title, tabs }) => [title, tabs?.isBar])).toEqual([
    ['Classes', true],
    ['Trainers', true],
    ['Me', true],
  ])
  expect(screens?.[2] && partsOf(screens[2]).length).toBeGreaterThan(1)
})

test('what is only seen on the way is led to by what comes before it', () => {
  const screens = readDictation(
    'A spelling game. The start screen has a heading "Spell it" and a Begin button. The game screen has a countdown bar and three answer buttons. The result screen shows the score and a "Play again" button.',
  )?.screens
  expect(withFlow(screens ?? []).map(({ title, from }) => [title, from])).toEqual([
    ['Start', undefined],
    ['Game', ['Begin']],
    ['Result', ['Answers']],
  ])
})

test('parts of pages are what they are called', () => {
  const screen = readDictation(
    'A help page with a search field, a topic filter, collapsible questions grouped under the headings Delivery, Billing and Account, pagination at the bottom and a card "Nothing found?" with a "Write to us" button.',
  )?.screens[0]
  expect(screen && kindsOf(screen.groups.flat())).toEqual([
    'input Search',
    'input Topic',
    'list Questions',
    'choice',
    'box Nothing found?',
  ])
  expect(screen?.groups.flat()[2]).toMatchObject({ sections: ['Delivery', 'Billing', 'Account'] })
})

test('three dropdowns are three, and a drawer has a screen of its own', () => {
  const [form] =
    readDictation(
      'A form to book a table with the date of birth in three dropdowns for day, month and year, a phone number field and a "Book" button.',
    )?.screens ?? []
  expect(form?.title).toBe('Book table')
  expect(form && kindsOf(partsOf(form)).slice(-5)).toEqual([
    'input Day',
    'input Month',
    'input Year',
    'input Phone number',
    'button Book',
  ])
  expect(
    titlesOf(
      'The home screen shows a grid of memo cards with title and date and a search bar. A hamburger menu has All memos, Labels and Bin. A floating action button opens the editor with a title field and a text area.',
    ),
  ).toEqual(['Home', 'Menu', 'Add memo'])
})
