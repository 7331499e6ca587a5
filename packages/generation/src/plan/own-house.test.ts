import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf, screensOf, textOf } from './short.test-helper.ts'

describe('the app of a shop, a practice or a club', () => {
  it.each([
    ['A bakery app: bread with prices, order ahead, opening hours and contact', 'Contact', 'Sunday'],
    ['Barber shop: services, book a time, opening hours', 'Opening hours', 'Saturday'],
    ['Bike workshop app: price list, book a repair, how to find us', 'Find us', 'Riverside'],
    ['Tapas bar with menu, book a table, opening hours, directions', 'Visit us', 'Closed'],
    ['Tailor for suits: services, book a fitting, reviews, contact form', 'Contact', 'Send message'],
  ])('tells where it is and when it is open: %s', (said, screen, text) => {
    expect(textOf(said, screen)).toContain(text)
    expect(allOf(said)).not.toContain('"Opening hours","value"')
  })

  it.each([
    'Find bars nearby with opening hours and ratings',
    'A directory of potters with address, opening hours and map',
    'A notebook of contacts with phone and birthday',
  ])('has no house where there are many: %s', (said) => {
    expect(allOf(said)).not.toContain('Ways to reach us')
  })

  it('shows prices in its list, and in no field', () => {
    const said = 'Hair salon: services and prices, book with a stylist, photos of our work'
    expect(allOf(said)).not.toMatch(/"(?:label|title)":"Prices"/)
    expect(textOf(said, 'Salon')).toContain('Photos of our work')
    expect(allOf(said)).not.toContain('Museum')
  })

  it('calls the list of what there is the menu', () => {
    expect(namesOf('My bakery: menu with photos, order for pick up, stamps')).toContain('Menu')
  })

  it('calls those who work there as the description does', () => {
    const names = namesOf('Gym app: class timetable, book a class, trainers, membership card')
    expect(names).toContain('Trainers')
    expect(names).not.toContain('Teachers')
    expect(names).toContain('Membership card')
    expect(textOf('Tax office: book a talk, team, prices, contact', 'Team')).toContain('Search employees')
  })

  it('has offers for packages, and parcels where they are sent', () => {
    expect(textOf('Yoga studio: class schedule, packages, teachers', 'Packages')).toContain('Standard')
    expect(allOf('Track my packages from all couriers')).not.toContain('most chosen')
  })

  it.each([
    ['my-firm', 'Garage: book a service, my cars, is my repair done, prices, call us'],
    ['my-firm', 'Law firm for its clients: book a consultation, our team, contact'],
    ['my-firm', 'Wedding barn: rooms with photos, book a tour, reviews, contact form'],
    ['my-practice', 'Dentist practice: book appointment, team, prices, opening hours'],
    ['salon', 'My dog grooming shop: book appointments, price list, reviews'],
    ['salon', 'Nail studio: price list, book online, gallery, contact'],
    ['cellar-door', 'Brewery app: our beers, tap room opening hours, tours with booking'],
    ['visitor-park', 'Swimming pool app: opening hours, free lanes, tickets, prices, water temperature'],
    ['team', 'Football club app: fixtures, results, table, squad'],
  ])('is for those who come there: %s, %s', (kind, said) => {
    expect(kindOf(said)).toBe(kind)
  })

  it('has its own content', () => {
    expect(allOf('My dog grooming shop: book appointments, price list')).not.toContain('Worming')
    expect(allOf('Football club app: fixtures, results, squad')).not.toContain('Ahri')
    expect(allOf('Plumber app: request a repair, prices, reviews')).toContain('Dripping tap')
  })

  it('keeps the staff’s app for the staff', () => {
    expect(kindOf('Vet practice: patients, appointments and vaccinations for our staff')).toBe('vet')
    expect(kindOf('Repair shop for mechanics: orders, parts, customer list, invoices')).toBe('workshop')
  })

  it('gives what is asked for the place of what nobody asked for', () => {
    const said = 'Coffee shop app: order ahead, favourites, stamps, map of our stores, wallet'
    expect(screensOf(said).map(({ name }) => name)).toContain('Wallet')
  })
})
