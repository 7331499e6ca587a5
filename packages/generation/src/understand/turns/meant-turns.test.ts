import { expect, it } from 'vitest'
import { understand } from '../understand.ts'
import { labelOf } from '../../trace/label-of.ts'

const labelsOf = (text: string) => understand(text).phrases.map(labelOf)

it('takes “it” for the one thing named before, and no several between', () => {
  const labels = labelsOf('Pick a kayak, see which of the nearest clubs have it, and rent it.')
  expect(labels).toContain('Rent kayak')
  expect(labels).not.toContain('Rent clubs')
})

it('knows which things are meant by what somebody has done with them', () => {
  expect(labelsOf('Trail log. See which huts you have already visited.')).toContain('Visited huts')
})

it('shares what was named with those it is shared with', () => {
  expect(labelsOf('Keep a list of symptoms and share it with the dentist.')).toContain('Share with dentist')
})

it('warns of each of two states, and of a limit by its number', () => {
  const labels = labelsOf(
    'Cellar monitor. Get an alarm when it is too dry or too damp. Alerts me if the level falls below 30 litres.',
  )
  expect(labels).toEqual(
    expect.arrayContaining(['Alarm when too dry', 'Alarm when too damp', 'Alert below 30 litres']),
  )
})

it('receives things rather than pressing a button for it', () => {
  expect(labelsOf('A choir app. Singers receive seating plans and vote on songs.')).toContain('Seating plans')
})

it('sorts by a rating, and rates nothing', () => {
  const labels = labelsOf('User can see the camps sorted by rating with name and price.')
  expect(labels).toContain('Sort by rating')
  expect(labels.filter((label) => label.startsWith('Rate'))).toEqual([])
})

it('knows the verb of a value one filters by', () => {
  expect(labelsOf('Find plugs and filter by connector and charging power.').join()).not.toMatch(
    /charg power/i,
  )
})
