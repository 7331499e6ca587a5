import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { spotsOf } from './spot.ts'

const titlesOf = (prompt: string) =>
  spotsOf(generateApp({ prompt }).document)
    .filter(({ role }) => role === 'section' || role === 'head')
    .map(({ text }) => text)

describe('two words for what stands in one list', () => {
  it('are both its title', () => {
    const titles = titlesOf('Escape room booking: browse rooms, book one, reviews and ratings')
    expect(titles).toContain('Reviews and ratings')
    expect(titles).not.toContain('Reviews')
  })

  it('in the order in which they are told', () => {
    expect(titlesOf('Escape room booking: browse rooms, book one, user ratings and reviews')).toContain(
      'Ratings and reviews',
    )
  })

  it('that mean different things stay apart', () => {
    expect(titlesOf('Escape room booking: rooms and reviews, with photos').join()).not.toMatch(/rooms and/i)
  })
})
