import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { asOwnersWish } from './owners-wish.ts'

it('an owner who tells what those who come shall do wants their app', () => {
  expect(
    asOwnersWish("I'm a barber and I want my customers to pick a time so I don't have to write it down"),
  ).toBe('App for a barber: customers can pick a time')
  expect(asOwnersWish('We run a small pottery. We want an app where students can book a wheel')).toBe(
    'App for a small pottery: students can book a wheel',
  )
})

it('anything else stays as it is', () => {
  const text = 'I am a barber and keep notes on my customers'
  expect(asOwnersWish(text)).toBe(text)
})

it('makes the app of those who come', () => {
  const prompt = "I'm a barber and I want my customers to book online so I don't have to answer calls"
  const names = generateApp({ prompt }).document.screens.map(({ name }) => name)
  expect(names).toContain('Bookings')
})
