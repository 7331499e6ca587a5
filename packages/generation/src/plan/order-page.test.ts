import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const textOf = (prompt: string, name: string) => {
  const screen = generateApp({ prompt }).document.screens.find((each) => each.name === name)
  return JSON.stringify(screen?.components ?? [])
}

describe('whoever orders sees how it comes', () => {
  it('fetched at the counter, without an address', () => {
    const prompt = 'Ramen bar where customers order ahead, pay and pick up'
    expect(textOf(prompt, 'Order')).toMatch(/Ready in about twelve minutes/)
    expect(textOf(prompt, 'Checkout')).toMatch(/As soon as ready/)
    expect(textOf(prompt, 'Checkout')).not.toMatch(/Pick-up point|Deliver to/)
    expect(textOf(prompt, 'Your order')).toMatch(/Ready at the counter/)
  })

  it('made for a day, where bread is ordered', () => {
    const prompt = 'Our village bakery: customers order loaves and fetch them'
    expect(textOf(prompt, 'Order')).toMatch(/Ready on Saturday, 8:30/)
    expect(textOf(prompt, 'Your order')).toMatch(/Saturday morning/)
  })

  it('brought, with the steps and who brings it instead of other restaurants', () => {
    const prompt = 'Meals from many restaurants in town delivered, with live tracking of the courier'
    expect(textOf(prompt, 'Track order')).toMatch(/On its way.*Call Omar/)
    expect(textOf(prompt, 'Cart')).toMatch(/At your door in 30 minutes/)
    expect(textOf(prompt, 'Cart')).not.toMatch(/HELLO10|Tuesday/)
  })

  it('a car that comes', () => {
    expect(textOf('Taxi app: order a ride and pay in the app', 'Your ride')).toMatch(/4 minutes.*Fare/)
  })
})

describe('what belongs to an order is no tile and no button of its own', () => {
  const prompt = 'Florist app: customers choose a bouquet, pick a delivery date and pay'
  it('asks for the day where one pays', () => {
    expect(textOf(prompt, 'Pay')).toMatch(/"label":"Delivery date"/)
  })
  it('has no form for what is sold', () => {
    expect(generateApp({ prompt }).document.screens.map(({ name }) => name)).not.toContain('Add bouquet')
  })
})

it('whoever lets a flat is written to where one books a viewing', () => {
  const prompt = 'Rooms for students: search by city, book a viewing, message the landlord'
  expect(textOf(prompt, 'Messages')).toMatch(/"layout":"bubbles"/)
})
