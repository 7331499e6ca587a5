import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const screenOf = (prompt: string, name: string) =>
  JSON.stringify(generateApp({ prompt }).document.screens.find((screen) => screen.name === name) ?? 'none')

describe('a calendar', () => {
  it('shows what is booked on days of its own, not four dinners a day', () => {
    const text = screenOf(
      'Book a table in one of the restaurants of our town: choose day and time, number of people, my bookings',
      'Bookings',
    )
    expect(text).toContain('Fri 20 Nov, 19:30')
    expect(text).not.toContain('11:30')
  })

  it('says the day of what says its day', () => {
    const text = screenOf('Our jazz trio: gigs, setlists, fees and venues', 'Gigs')
    expect(text).toContain('Sat 28 Nov')
    expect(text).not.toContain('09:00')
  })
})
