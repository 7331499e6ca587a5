import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf, textOf } from '../plan/short.test-helper.ts'

describe('what a description begins with', () => {
  it('is what the app is called, and no field of its form', () => {
    expect(allOf('Receipt maker for bakers with customers and VAT')).not.toContain('"label":"Receipt maker"')
  })

  it('is no list where it is compared to an app for people', () => {
    expect(kindOf('Tinder but for cookbooks, swipe right to save')).not.toBe('dating')
    expect(kindOf('like Uber but for rickshaws: request one, see it on the map')).toBe('ride-hailing')
  })
})

describe('what one looks at', () => {
  it('is the list there is of it, and what is near is on the map', () => {
    const app = allOf('A tool for landlords to track tenants and leases')
    expect(app).not.toContain('"label":"Track tenants"')
    expect(allOf('Parking app with a map, garages near me and prices')).not.toContain(
      '"title":"Garages near me"',
    )
  })

  it('is called by its own words, and not by whom it is of', () => {
    expect(
      allOf('App for electricians: jobs, customers. Electricians get the customer signature.'),
    ).not.toContain('"type":"header","label":"Customer signature"')
  })

  it('has a page where no screen shows it: fees one pays', () => {
    expect(namesOf('Tennis club app with courts, members and dues payment')).toContain('Dues payment')
  })

  it('filters playgrounds by the ages of children', () => {
    expect(allOf('Playgrounds nearby, filter by age, photos')).toContain('4 to 6')
  })
})

describe('words that mean two things', () => {
  it('a subscription plan is no plan of the week, and a nightlife guide no step by step', () => {
    expect(namesOf('Car wash with booking and subscription plans')).not.toContain('Plan')
    expect(namesOf('Nightlife guide with clubs, tickets and friends')).not.toContain('Guide')
  })

  it('a job board has jobs on it', () => {
    expect(allOf('Alumni club with events and a job board')).toContain('Bookkeeper')
  })

  it('an event calendar of a paper has events', () => {
    const calendar = textOf('Local newspaper with articles, event calendar and comments', 'Calendar')
    expect(calendar).toContain('Event calendar')
    expect(calendar).not.toContain('singing bridge')
  })
})
