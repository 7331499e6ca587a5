import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string) => planApp(understand(prompt), 1).archetype.id

describe('a known market for something else', () => {
  it.each([
    ['Airbnb for canoes', 'vehicle-rental'],
    ['like Airbnb but for garden sheds', 'booking'],
    ['Uber for window cleaning', 'home-services'],
    ['eBay for lab equipment', 'resale'],
    ['Uber for dog walking', 'dog-walking'],
    ['Uber but for tractors', 'ride-hailing'],
  ])('is a market: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('is left to a kind that is nearer where it is no market', () => {
    expect(kindOf('Tinder for jobs')).toBe('jobs')
  })

  it.each(['Tinder-like swiping for lamps', 'A Tinder-style app that matches hats to your coat'])(
    'has nobody to meet where things are swiped: %s',
    (prompt) => {
      expect(kindOf(prompt)).not.toBe('dating')
    },
  )

  it('has somebody to meet where people are swiped', () => {
    expect(kindOf('A Tinder-style app for drummers: swipe, match, chat')).toBe('dating')
  })
})

describe('a trade in a few words', () => {
  it.each(['a booking app for a barber', 'a booking app for a massage therapist'])(
    'is known: %s',
    (prompt) => {
      expect(kindOf(prompt)).toBe('salon')
    },
  )
})
