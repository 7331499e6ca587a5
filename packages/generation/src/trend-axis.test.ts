import { expect, it } from 'vitest'
import { axisOf } from './trend-axis.ts'

it.each([
  ['Honey this year', 'May', 'Nov'],
  ['Credited a month in €', 'May', 'Nov'],
  ['Spent this month', '1', '19'],
  ['Won this quarter', 'Sep', 'Nov'],
  ['Loans a week', 'F', 'T'],
  ['Energy this week', 'F', 'T'],
  ['Last 24 hours', '10', '9'],
])('below “%s” stand no other spans than it is of: %s to %s', (title, first, last) => {
  expect(axisOf(title).at(0)).toBe(first)
  expect(axisOf(title).at(-1)).toBe(last)
})
