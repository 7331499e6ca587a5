import { expect, test } from 'vitest'
import { flatParts, type Part } from './part.ts'
import { readDictation } from './read-dictation.ts'

const screensOf = (text: string) => readDictation(text)?.screens ?? []
const partsOf = (text: string): Part[] => flatParts(screensOf(text)[0]?.groups.flat() ?? [])
const sectionsOf = (text: string) =>
  (screensOf(text)[0]?.groups.flat() ?? []).flatMap((part) =>
    part.kind === 'box' ? [`${part.label}: ${part.parts.map(({ label }) => label).join(', ')}`] : [],
  )

test('sections that are told by their names hold what is told of them, with quotes and without', () => {
  expect(
    sectionsOf(
      'An order form with the sections Parcel and Sender. Parcel has fields for weight and size. Sender has fields for name and street. At the bottom there is a button "Print label".',
    ),
  ).toEqual(['Parcel: Weight, Size', 'Sender: Name, Street'])
  expect(
    sectionsOf(
      'An app with a garage settings page in two sections. "Door" has switches for Close at night and Ring twice. "Light" has a slider for brightness. Also a button "Save".',
    ),
  ).toEqual(['Door: Close at night, Ring twice', 'Light: Brightness'])
})

test('a screen named in the first sentence has what stands at its top', () => {
  const [screen] = screensOf(
    'An app with a travel diary. The title is "Two weeks by train". Below is a line with the date and the number of stops, then a grid of photos. At the bottom is a button "Add day".',
  )
  expect(screen?.title).toBe('Travel diary')
  expect(screen?.groups.flat().map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'heading Two weeks by train',
    'fact Date',
    'fact Number of stops',
    'list Photos',
    'button Add day',
  ])
})

test('two things named behind a colon and told of later are the cards of one screen', () => {
  const parts = partsOf(
    'An app about dragons: a dragon atlas and a dragon maker. The dragon atlas is a card with the title "Where they live" and a list of dragons with a picture. The dragon maker is a card with a form: name (text input), number of heads (number input) and a button called "Hatch".',
  )
  expect(parts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Where they live', 'Name', 'Number of heads', 'Hatch']),
  )
})

test('texts in quotes keep their numbers, and a message is one of those it can be', () => {
  const parts = partsOf(
    'A game screen. It shows the text "Pick a card between 1 and 52", a number input, a button "Turn", a message that says whether the guess was warm or cold, and a button "New game".',
  )
  expect(parts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Pick a card between 1 and 52', 'Warm']),
  )
})

test('a chart below a choice counts the votes on each option', () => {
  const chart = partsOf(
    'A vote card with the question "Which colour for the boat?", three options as radio buttons (White, Blue, Green), a button "Vote", and below a bar chart with the results.',
  ).find(({ kind }) => kind === 'chart')
  expect(chart).toMatchObject({ labels: ['White', 'Blue', 'Green'] })
})

test('tabs of all things and of some list the same things', () => {
  const screens = screensOf(
    'An app with an errands screen. Use tabs: All, Home and Office. The All tab shows a list of errands with title and date. At the bottom right there is a round button with a plus sign.',
  )
  const lists = screens
    .filter(({ tabs }) => tabs)
    .map(({ groups }) => groups.flat().find(({ kind }) => kind === 'list')?.label)
  expect(lists).toEqual(['Errands', 'Errands', 'Errands'])
})
