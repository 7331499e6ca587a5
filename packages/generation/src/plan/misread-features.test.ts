import { describe, expect, it } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const kindsAsked = (prompt: string) => screensOf(prompt).map(({ name }) => name)

describe('words of features that mean something else', () => {
  it('a question that proves whose something is makes no quiz', () => {
    expect(
      kindsAsked(
        'Lost keys of our school: pupils post what they found; to claim it they answer a question only the owner can know',
      ),
    ).not.toContain('Quiz')
  })

  it('a ranking that compares is no comparison of two things', () => {
    expect(
      kindsAsked('Scan shop receipts, a leaderboard compares how much the streets have saved'),
    ).not.toContain('Compare')
  })

  it('access instructions are no guide', () => {
    expect(
      kindsAsked('Rent out garages by the hour, owners set price and access instructions'),
    ).not.toContain('Guide')
  })
})

it('drivers who search on a map are led to the map, and get no form for it', () => {
  expect(
    kindsAsked(
      'Share private garages. Owners set the price and see their earnings. Drivers search on a map, book, pay and rate the garage.',
    ),
  ).not.toContain('Search on a map')
})
