import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)

describe('what people rent from each other', () => {
  it.each([
    ['Rent a carnival costume from people near you', /€ \d+[^"]*a day/],
    ['Airbnb for attics: people rent out theirs to store boxes', /€ \d+[^"]*a month/],
    ['A platform for renting darkrooms by the hour', /€ \d+[^"]*an hour/],
  ])('has a price, and stands on no shelf: %s', (prompt, price) => {
    expect(textOf(prompt)).toMatch(price)
    expect(textOf(prompt)).not.toMatch(/overdue|Shelf \d|Longest loan/)
  })

  it('is lent without money where members borrow it', () => {
    expect(textOf('Members of our sewing club borrow machines, who has which until when')).not.toMatch(
      /a day/,
    )
  })
})
