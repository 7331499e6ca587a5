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

describe('what says when it is', () => {
  it('is in a week and a calendar then, and at no other hour', () => {
    const prompt =
      'Our clown comes to birthday parties for children: bookings, which show, who owes us the rest'
    const week = screenOf(prompt, 'Week')
    expect(week).toContain('Sat 21 Nov, 14:00')
    expect(week).not.toContain('"11:30"')
  })

  it('begins on its ticket when its row says, and has a seat only where one sits', () => {
    const walk = screenOf(
      'Torchlight walks with a night watchman: book places, guides, at most 15 people',
      'Ticket',
    )
    expect(walk).toContain('"20:00"')
    expect(walk).not.toContain('C 14')
    expect(screenOf('Tickets for our theatre: plays, dates, seats', 'Ticket')).toContain('C 14')
  })
})

describe('what is done today', () => {
  const hoursIn = (prompt: string, unit: RegExp) =>
    [...JSON.stringify(generateApp({ prompt }).document).matchAll(unit)].map(([, hour]) => hour)

  it('is ticked in the order of the day', () => {
    const hours = hoursIn(
      'Riding stable: boxes, feeding plan, farrier visits, lessons',
      /"(\d{2}:\d{2}), \d kg/g,
    )
    expect(hours.length).toBeGreaterThan(2)
    expect(hours).toEqual(hours.toSorted())
  })

  it('has nobody coming to it', () => {
    const prompt = 'Reef tank: salinity tests with charts, livestock list, dosing schedule, light cycle'
    expect(hoursIn(prompt, /"(\d{2}:\d{2}), \d+ ml"/g).length).toBeGreaterThan(2)
    expect(JSON.stringify(generateApp({ prompt }).document)).not.toContain('people are coming')
  })
})
