import { describe, expect, it } from 'vitest'
import { readShop } from './read-shop.ts'

describe('readShop', () => {
  it.each<[string, string[], boolean?]>([
    ['An online shop for plants with categories, a cart and reviews', ['plant']],
    ['Candle store', ['candle']],
    ['An online bookshop', ['book']],
    ['A webshop for dog food', ['dog', 'food']],
    ['Sell handmade soap online', ['handmade', 'soap']],
    ['shop for fishing gear', ['fishing', 'gear']],
    ['Buy and sell textbooks at my university', ['textbook'], true],
    ['A marketplace for used bikes', ['used', 'bike'], true],
    ['A simple e-shop', []],
    ['A boutique for vintage dresses where customers pay by card', ['vintage', 'dress']],
  ])('%s', (text, sold, isAmongPeople = false) => {
    expect(readShop(text)).toEqual({ sold, isAmongPeople })
  })

  it.each([
    'A coffee shop app to order ahead',
    'Inventory for my shop',
    'Loyalty card for a small bakery shop',
    'Barber shop bookings',
    'An app for repair shops to track jobs',
    'A shopping list for families',
    'A marketplace for tutors',
    'Store my passwords safely',
    'A diary of what I sell at the market',
    'Training for shop assistants',
    'A dog-sitting marketplace: find sitters nearby',
    'A store for event tickets',
    'An online course marketplace',
  ])('is none: %s', (text) => {
    expect(readShop(text)).toBeUndefined()
  })
})
