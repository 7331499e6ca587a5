import { expect, test } from 'vitest'
import { inNames } from './in-names.ts'
import { plainLetter } from './plain-letter.ts'

test.each([
  [
    "Transcript: 'Good morning, it is about the lantern walk of the village. Families buy a candle.",
    'App for the lantern walk of the village. Families buy a candle.',
  ],
  [
    'Phone notes, Monday. Caller runs a book fair, Saturdays only. Wants: map of the tables, a list of authors.',
    'App for a book fair. Users see the map of the tables, a list of authors.',
  ],
  [
    "Hello, it's Jana from the riding school, we spoke last week. So: pupils see their horse.",
    'App for a riding school. Pupils see their horse.',
  ],
  [
    'We are a tiny bookbinding workshop (two people) and want an app for our customers. They photograph the book.',
    'App for a bookbinding workshop. Customers photograph the book.',
  ],
  ['During the week parents get a diary.', 'Parents get a diary.'],
])('a letter or a phone note is read as what it says: %s', (told, plain) => {
  expect(plainLetter(told)).toBe(plain)
})

test.each([
  'Hive log for bee keepers: hives, queens',
  'Hi! I am a nurse and I lead a choir.',
  'Notes with tags',
])('what is no letter stays: %s', (told) => {
  expect(plainLetter(told)).toBe(told)
})

test.each([
  ['The office sees which bills are unpaid.', 'The office sees unpaid bills.'],
  [
    'Helpers enter when they are free and which villages they cover.',
    'Helpers enter availability and villages.',
  ],
  ['Pupils see which day they row and in which boat.', 'Pupils see rowing day and boat.'],
  [
    'The jury reads films one by one, gives points for story, sound and light.',
    'The jury reads films one by one, enters a score with story, sound and light.',
  ],
  [
    'The brewer logs brews: malt used, hops, temperature, days.',
    'The brewer logs brews with malt used, hops, temperature and days.',
  ],
  ['They choose a wood from our samples: oak, ash, cherry.', 'They choose a wood (oak, ash, cherry).'],
  [
    'They follow the boat through the yard: hauled, sanded, painted, ready.',
    'They see the status of the boat (hauled, sanded, painted, ready).',
  ],
  [
    'Whoever finds a bike takes a photo, says what it is and the place.',
    'Users add bike with photo, name and the place.',
  ],
  ["We'd like to know how many cups were saved per month.", 'See a chart of cups saved per month.'],
])('what is asked or told behind a colon has a name: %s', (told, plain) => {
  expect(inNames(told)).toBe(plain)
})

test('a log book with what stands in it is none that somebody logs', () => {
  const told = "Boat owners' log book: trips, fuel, repairs."
  expect(inNames(told)).toBe(told)
})
