import { describe, expect, it } from 'vitest'
import { understandAndPlan } from '../plan/understand-and-plan.ts'

const kindOf = (prompt: string): string => understandAndPlan(prompt, {}).planned.archetype.id

describe('kinds people describe at length', () => {
  it.each([
    [
      'Weavers and potters of the island showcase and sell their work, buyers see who made it',
      'makers-market',
    ],
    ['A lodge shop for my honey: jars, prices, basket and card payment', 'shop'],
    ['Arrow to the tent by compass, beacons I set, air pressure of two days, storm alert', 'trail-tools'],
    [
      'Testers submit feedback about our product with a screenshot; moderators approve or reject it',
      'product-feedback',
    ],
    ['Guests rate their stay in our hotel with stars and a sentence', 'guest-feedback'],
    ['Diary of automatic thoughts with cognitive distortions and fairer ones', 'thought-diary'],
    ['State of charge and cell voltages of the lithium battery in my boat', 'battery-monitor'],
    ['Where is my car? It saves the parked position by itself and shows the way back', 'parking'],
    ['It sharpens memory: eight pairs of cards lie facing backward, match two, moves and time', 'game'],
    ['Report a crime in my street and see which areas to avoid', 'neighbourhood-watch'],
  ])('%s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })
})
