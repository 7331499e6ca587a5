import { describe, expect, it } from 'vitest'
import { asksOf } from './ask.ts'
import { reworded } from './reword.ts'
import type { Spot, SpotRole } from './spot.ts'
import { understand } from '../understand/understand.ts'

const spotOf = (role: SpotRole, text: string, leadsTo?: string): Spot => ({
  role,
  text,
  screenId: 'here',
  componentId: 'one',
  path: [],
  ...(leadsTo ? { leadsTo } : {}),
})
const isForm = (id: string) => id === 'form'
const asked = (said: string) => asksOf(understand(`An app. User can ${said}.`).phrases, `User can ${said}.`)
const called = (said: string, spot: Spot) =>
  asked(said)
    .map((ask) => reworded(ask, spot, isForm))
    .find((label) => label !== undefined)

describe('what a spot is called in the words of an ask', () => {
  it.each<[string, Spot, string]>([
    ['log a dive', spotOf('act', 'Add dive', 'form'), 'Log dive'],
    ['attach photos of the leak', spotOf('picture', 'Choose image'), 'Attach photos of leak'],
    ['mark kayaks as returned', spotOf('act', 'Mark as returned'), 'Mark kayaks as returned'],
    ['leave a remark', spotOf('door', 'Remark', 'form'), 'Leave remark'],
    ['pick the crew', spotOf('field', 'Crew'), 'Pick crew'],
    ['search for harbours', spotOf('search', 'Search places'), 'Search for harbours'],
    ['filter moths', spotOf('narrowing', 'Filter'), 'Filter moths'],
    ['filter moths', spotOf('narrowing', 'Filter by date'), 'Filter moths by date'],
    ['see upcoming dives', spotOf('listed', 'Dives'), 'Upcoming dives'],
  ])('%s', (said, spot, label) => {
    expect(called(said, spot)).toBe(label)
  })

  it.each<[string, Spot]>([
    ['log a dive', spotOf('act', 'Add boat', 'form')],
    ['log a dive', spotOf('act', 'Delete dive')],
    ['attach photos', spotOf('act', 'Save photo')],
    ['leave a remark', spotOf('door', 'Remark', 'list')],
    ['set a radius', spotOf('act', 'Settings')],
    ['search for harbours', spotOf('field', 'Harbour')],
    ['log moths', spotOf('narrowing', 'Filter')],
    ['see dives', spotOf('listed', 'Dives')],
  ])('not for %s', (said, spot) => {
    expect(called(said, spot)).toBeUndefined()
  })
})
