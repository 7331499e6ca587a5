import { describe, expect, it } from 'vitest'
import { kindOf, screensOf, textOf } from './short.test-helper.ts'

describe('shops, bookings, stays and rides said in a few words', () => {
  it.each([
    ['Bicycle shop with wishlist', 'shop'],
    ['Guitar shop online', 'shop'],
    ['Online supermarket app', 'groceries'],
    ['Catering orders for offices', 'preorder'],
    ['Same day flower delivery', 'preorder'],
    ['Hostel booking for backpackers', 'booking'],
    ['Holiday cottages booking', 'booking'],
    ['Vacation rentals near the beach', 'booking'],
    ['Book a campsite', 'booking'],
    ['Apartments for rent', 'real-estate'],
    ['Monthly rent tracker', 'landlord'],
    ['Coffee shop finder', 'map-guide'],
    ['Intercity bus tickets', 'transit'],
    ['Train ticket app', 'transit'],
    ['Theatre booking app', 'events'],
    ['Book flights app', 'flight-search'],
    ['Moped rental', 'vehicle-rental'],
    ['Book a gardener', 'home-services'],
    ['Removal company app', 'home-services'],
    ['Compare prices of groceries', 'price-watch'],
    ['Book vet appointments', 'my-practice'],
    ['Makeup tutorials', 'howto'],
    ['Find a hotel in town', 'booking'],
    ['Lash extensions and waxing studio', 'salon'],
    ['Book a personal trainer near me', 'hire-help'],
    ['Ice cream shop with orders', 'restaurant'],
    ['Ghost kitchen app', 'kitchen-display'],
    ['Rooms for rent', 'real-estate'],
    ['App like Zalando', 'shop'],
    ['Glovo clone', 'food-delivery'],
    ['Getaround clone', 'vehicle-rental'],
    ['Physio booking', 'my-practice'],
    ['Liquor store app', 'shop'],
  ])('is of the kind it is called: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    ['Furniture store app', 'Shop', 'Sofa, three seats'],
    ['Bicycle store', 'Shop', 'Gravel eleven'],
    ['Motorcycle shop', 'Shop', 'Linden Twin 650'],
    ['Sunglasses shop', 'Shop', 'Pier, sun'],
    ['Phone cases shop', 'Shop', 'Screen glass'],
    ['Caterer app', 'Today', 'Sandwich platter'],
    ['Cafe finder with map', 'Places', 'Little Olive'],
    ['Theatre booking with seats', 'Discover', 'Copper Street'],
    ['Moving company', 'Services', 'Packing'],
    ['Holiday homes booking', 'Explore', 'Ridge hut'],
  ])('shows what such apps are about: %s', (prompt, screen, row) => {
    expect(textOf(prompt, screen)).toContain(row)
  })

  it('reserves tables in the evening, and books what a garage does', () => {
    expect(textOf('Restaurant table reservation', 'Choose date')).toContain('19:30')
    expect(textOf('Car garage booking', 'Explore')).toContain('Tyre change')
    expect(textOf('My vacation rental', 'Explore')).toContain('Ridge hut')
  })

  it('keeps the rent that is paid, and rents out no tracker', () => {
    expect(screensOf('Simple rent tracker').map(({ name }) => name)).not.toContain('Rent a tracker')
  })
})
