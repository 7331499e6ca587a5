import { describe, expect, it } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

describe('ordering and booking need no buttons beside the main one', () => {
  it('chooses of a thing what it has before it goes into the cart', () => {
    const prompt = 'Sneaker shop with size and colour options, shopping cart and card payment'
    expect(textOf(prompt, 'Product')).toMatch(/"label":"Size".*"title":"Colour"/)
    expect(textOf(prompt, 'Shop')).not.toMatch(/Colour options|Card payment|Shopping cart/)
  })

  it('asks for days, where something is rented by the day', () => {
    const prompt = 'Car rental: customers choose a car, pick the dates and pay'
    expect(textOf(prompt, 'Choose dates')).toMatch(/From and to/)
    // The main button has the description's verb, and there is none beside it.
    const buttons = textOf(prompt, 'Details').match(/"type":"button","label":"[^"]*"/g)
    expect([...new Set(buttons)]).toEqual(['"type":"button","label":"Pick dates"'])
  })

  it('says what is booked above the free hours, and not whom', () => {
    expect(textOf('Salon where clients book appointments with a stylist', 'Choose time')).toMatch(
      /"label":"Book appointments/,
    )
  })

  it('moves and cancels a booking on a page of its own', () => {
    expect(namesOf('Barber booking: customers choose a barber and a time, cancel or reschedule')).toContain(
      'Change booking',
    )
  })

  it('a courier accepts and hands over from the page of the delivery', () => {
    const prompt = 'Courier app: accept deliveries, navigate to the door, mark as delivered, earnings'
    expect(textOf(prompt, 'Delivery')).not.toMatch(/"label":"Navigate|"label":"Accept deliveries"/)
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(['Deliveries', 'Map', 'Earnings']))
  })
})

it('a table is reserved where one books, and no dish has a button for it', () => {
  const screens = screensOf('App of our tavern: guests see the menu, order ahead and reserve a table')
  const dish = screens.find(({ id }) => id === 'dish')
  expect(JSON.stringify(dish ?? {})).not.toMatch(/reserve/i)
  expect(JSON.stringify(screens)).toMatch(/"Reserve table"|"Book a table"/)
})
