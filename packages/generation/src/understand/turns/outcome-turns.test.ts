import { expect, it } from 'vitest'
import { reword } from '../searched.ts'
import { storyClauses } from '../../told-story/story-clauses.ts'
import { readableParts } from '../../told-story/reads-well.ts'
import { alertTurns, markedTurns } from './outcome-turns.ts'

const partsIn = (text: string) =>
  storyClauses(text)
    .flatMap(readableParts)
    .map(({ form, label, options }) => [form, label, ...options].join(' '))

it.each([...alertTurns, ...markedTurns].map(({ example }) => example))('reads “%s”', (before, after) => {
  expect(reword(before, [...alertTurns, ...markedTurns])).toBe(after)
})

it('names what an app answers by why it does', () => {
  expect(
    partsIn(
      'A buoy finder. User can enter a number. If the number is empty, an error message appears. If the buoy does not exist, a warning is shown.',
    ),
  ).toEqual(['enter Number', 'warn Error message when number empty', 'warn Warning when no buoy found'])
})

it('draws what is counted in a chart, and tables and charts one after the other', () => {
  expect(
    partsIn(
      'A ferry log. User can see how many trips were sailed each month in a bar chart. User can see a table of the tides and a pie chart of the winds. User can see the best trips sorted by speed.',
    ),
  ).toEqual([
    'chart Trips sailed each month',
    'list Table of tides',
    'chart Pie chart of winds',
    'see Best trips',
    'narrow Sort by speed',
  ])
})

it('has a choice for what stands in tabs, and nothing of the button something is done with', () => {
  expect(
    partsIn(
      'A reader. User can see the new, saved and old letters in tabs. User can turn the page with a button.',
    ),
  ).toEqual(['narrow Filter letters New letters Saved letters Old letters', 'do Turn page'])
})

it('marks what is told by its colour, and counts what one chooses of', () => {
  expect(
    partsIn(
      'A rowing test. User can choose 5, 10 or 20 minutes. User can choose 2, 4 or 8 boats. Wrong strokes are marked red while rowing.',
    ),
  ).toEqual([
    'choose Duration 5 minutes 10 minutes 20 minutes',
    'choose Number of boats 2 boats 4 boats 8 boats',
    'warn Wrong strokes in red',
  ])
})

it('draws a chart for each of several, under what it shows', () => {
  expect(
    partsIn(
      'A fleet log. Manager sees charts with boats by size and the average speed. User can see a line chart of the repair costs by month. User can choose A or B and the length of the boat.',
    ),
  ).toEqual([
    'chart Boats by size',
    'chart Average speed',
    'chart Repair costs by month',
    'choose A or B A B',
    'enter Length of boat',
  ])
})

it('has one choice for how fast, and one for either of two', () => {
  expect(
    partsIn(
      'An echo game. The player can choose slow, middle or fast speed and the number of buoys. User can filter by year and by won or lost.',
    ),
  ).toEqual([
    'choose Speed Slow Middle Fast',
    'enter Number of buoys',
    'narrow Filter by year',
    'narrow Won or lost Won Lost',
  ])
})
