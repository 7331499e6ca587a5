import { expect, test } from 'vitest'
import { inShort } from './parts.test-helper.ts'
import { partsOf } from './part.ts'
import { readDictation } from './read-dictation.ts'

/** The parts of each screen, in short. */
const shortOf = (said: string) =>
  readDictation(said)?.screens.map((screen) => partsOf(screen).map((part) => inShort(part)))

test('a bare name with what one chooses from is a choice', () => {
  expect(
    shortOf(
      'The home screen has a list of jobs with date and price. The add job screen has fields for title, trade (Plumber, Painter, Roofer), unit (h, days) and a Save button.',
    )?.[1],
  ).toEqual(['input Title', 'input Trade: Plumber, Painter, Roofer', 'input Unit: h, Days', 'button Save'])
})

test('what one chooses, in which way it is said, has the component the words name', () => {
  const chosen = (how: string) =>
    shortOf(
      `The order screen has a photo and a note. Choose a size (Small, Large)${how} and a Buy button.`,
    )?.[0]
  expect(chosen('')).toContain('radios Size: Small, Large')
  expect(chosen(' from a dropdown')).toContain('input Size: Small, Large')
})

test('questions, stars, lists on a screen and bars by names are read as what they are', () => {
  expect(
    shortOf(
      'First screen: rate your meal with stars, service with stars. Second screen: How did you find us? (Web, Friends) multiple choice, and a free text for comments.',
    ),
  ).toEqual([
    ['stars Meal', 'stars Service'],
    ['heading How did you find us?', 'checkbox Web', 'checkbox Friends', 'input Comments'],
  ])
})

test('a searchable list has its search, its filters and its rows', () => {
  expect(
    shortOf(
      'Dashboard: a donut chart by group with a legend (Food, Rent). Invoices: searchable list, filter by date and client, each row with name, date and amount. Budgets: progress bars for every group with spent and limit.',
    ),
  ).toEqual([
    ['chart By group'],
    ['input Search', 'input Date', 'input Client', 'list Invoices: Name, Date, Amount'],
    ['list Groups: Progress bar, Spent, Limit'],
  ])
})

test('things told by their names are called so', () => {
  expect(
    readDictation(
      'Screen 1: Noises - a grid of rain, wind and fire, with a volume slider. Screen 2: Gifts - gifts with the points they cost: Mug 50, Cap 200, each with a Redeem button. Screen 3: Help - a gallery and a Call button.',
    )?.screens.flatMap((screen) =>
      partsOf(screen).flatMap((part) => (part.kind === 'list' && part.names ? [part.names] : [])),
    ),
  ).toEqual([
    ['Rain', 'Wind', 'Fire'],
    ['Mug 50', 'Cap 200'],
  ])
})

test('signs, amounts, switches and what stands in two columns', () => {
  expect(
    shortOf(
      'Home screen: progress 3/10 on top, temperature with plus and minus, sound on/off, theme light or dark. Article screen: headline, author, share and bookmark icons. Give screen: amounts 10, 20, 50, checkbox newsletter, Send.',
    ),
  ).toEqual([
    ['chart 3/10', 'input Temperature', 'switch sound', 'input Theme: Light, Dark'],
    ['fact Headline', 'fact Author', 'button Share', 'button Bookmark'],
    ['choice Amount: 10, 20, 50', 'checkbox Newsletter', 'button Send'],
  ])
})
