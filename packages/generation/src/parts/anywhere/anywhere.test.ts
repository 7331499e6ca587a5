import { describe, expect, it } from 'vitest'
import { allOf, namesOf, textOf } from '../../plan/short.test-helper.ts'

describe('what a feature is in apps of any kind', () => {
  it.each([
    ['App for our rowing club: boats, payouts, announcements', 'Announcements', 'Closed on Thursday'],
    ['Marketplace for handmade lamps, live auctions and commission', 'Live auctions', 'Ends today'],
    ['Dog sitting app: I look after dogs, send photos and get paid weekly', 'Get paid', 'Paid out'],
    ['Kart track with races, lap times and digital waiver', 'Digital waiver', 'Agreement.pdf'],
    ['Nurse diary with shifts, blood pressure and hydration', 'Hydration', 'of 2 litres'],
    ['Choir app with rehearsals, photo gallery and carpooling', 'Carpooling', 'Two seats'],
    ['Bus app for parents with stops, ETA and absences', 'Map', 'Here in 7 minutes'],
  ])('is one with its own content: %s', (prompt, screen, text) => {
    expect(namesOf(prompt).includes(screen) ? textOf(prompt, screen) : allOf(prompt)).toContain(text)
  })

  it('shows the things of the app where there is room for them', () => {
    const text = allOf('Vinyl record shop with records, wishlist and similar items')
    expect(text).toContain('Similar')
    expect(text).not.toMatch(/\{(?:title|value|image)/)
  })

  it('means something else in apps of something else', () => {
    expect(namesOf('A quote of the day, share quotes and keep favorites')).not.toContain('Quotes')
    expect(namesOf('Budget app with expenses and subscriptions')).not.toContain('Plans')
  })
})

it('a maker who is spoken of first is whom it is for', () => {
  expect(
    namesOf('My uncle collects lanterns, he wants a catalogue with photos and value').join(),
  ).not.toMatch(/uncle/i)
})

it('who sells at a market is no caterer of weddings', () => {
  expect(allOf('Farmers market finder with vendors and a map')).not.toContain('Hearth catering')
})
