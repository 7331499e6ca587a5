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
  expect(labelsOf('Keep a list of symptoms and share it with the dentist as a PDF.')).toContain(
    'Share with dentist',
  )
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

it('receives money with a button', () => {
  expect(labelsOf('Coin wallet: send and receive coins, see the balance')).toContain('Receive coins')
})

it('has each of a row of doings for each of those who do them', () => {
  const labels = understand(
    'A tour app. Hosts add, publish and delete tours; guests browse tours and book a tour.',
  )
  expect(JSON.stringify(labels.roleParts ?? labels.phrases)).toMatch(/add tours/i)
})

it('filters by each of several one searches by', () => {
  expect(labelsOf('Barn finder. Search for barns by region, size or price, and save barns.')).toEqual(
    expect.arrayContaining(['Filter by region', 'Filter by size', 'Filter by price']),
  )
})

it('sees what the camera counts as something done with it', () => {
  expect(labelsOf('Your phone camera counts squats. User can see sets.')).toContain('Count squats')
})
