import { describe, expect, it } from 'vitest'
import { textOf } from '../testing/apps.ts'
import { qualifiedNames } from './qualified-names.ts'

const labels = (text: string) => qualifiedNames(text).map(({ label }) => label)

describe('names with what tells which or how much is meant', () => {
  it.each([
    ['Find repair cafes near me and share them', 'Cafes near you'],
    ['See allotments in my area, plan visits', 'Allotments in your area'],
    ['Keep a shelf of teas to try, with notes', 'Teas to try'],
    ['Rows per day, yarn used', 'Rows per day'],
    ['Spending each week and a chart', 'Spending each week'],
    ['Skating log: a target for the season, laps', 'Target for the season'],
    ['Photos on a map, albums', 'Photos on the map'],
    ['Shows missed calls, blocks numbers', 'Missed calls'],
    ['A rowing log with a monthly leaderboard and crews', 'Monthly leaderboard'],
    ['Overdue invoices, clients', 'Overdue invoices'],
    ['Smart finder for quiet rooms. User can book', 'Find quiet rooms'],
    ['A trail finder with notes', 'Find trails'],
    ['Kites by wind range, prices', 'Kites by wind range'],
    ['Shows the minutes until the next tide', 'Minutes until next tide'],
    ['Harbour crews: view all berths and pay', 'View berths'],
    ['Custom knots for climbers', 'Custom knots'],
  ])('%s', (text, label) => {
    expect(labels(text)).toContain(label)
  })

  it.each(['I want to save everything', 'An app for me', 'People to meet someone with'])(
    'names nothing of “%s”',
    (text) => {
      expect(labels(text)).toEqual([])
    },
  )

  it('stands where the app has its bare name', () => {
    expect(textOf('Petrol prices: compare prices of stations around you, see the price trend')).toContain(
      'Stations around you',
    )
  })
})
