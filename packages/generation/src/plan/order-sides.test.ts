import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}
const namesOf = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)

describe('who uses an app decides what it is', () => {
  it.each([
    [
      'An app for couriers of our pizza service: free deliveries, accept one, way to the door, pay of the week',
      'courier',
    ],
    ['Seller app of a craft platform: orders to pack, products, payouts', 'order-desk'],
    ['An app where customers of our bakery order rolls for tomorrow', 'preorder'],
    ['App where the staff of a bistro see new online orders, accept them and mark them ready', 'order-desk'],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })
})

describe('those beside whoever orders have a screen of their own', () => {
  it('who brings it and who sells it', () => {
    const names = namesOf('Groceries delivered in our town, for customers, shops and drivers')
    expect(names).toEqual(expect.arrayContaining(['Shops', 'Drivers']))
  })
  it('who does what is booked', () => {
    const names = namesOf(
      'Window cleaning at home: customers book a date, cleaners get the jobs on their phone',
    )
    expect(names).toContain('Cleaners')
  })
})
