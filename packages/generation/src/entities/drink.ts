import { defineEntity } from '../entity.ts'

export const drink = defineEntity({
  id: 'drink',
  words: 'drink, water, hydration, glass, caffeine, beverage',
  icon: 'drop',
  groups: 'Water, Tea, Coffee',
  fields: `
    Amount | text | 250 ml
    Drink | choice | Water | Water, Tea, Coffee, Juice
    Time | time | 14:20
    Remind me | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    drop | Water | 14:20, at the desk | 250 ml | primary
    cup | Green tea | 12:05 | 300 ml | success
    drop | Water | 10:40, after the run | 500 ml | primary
    coffee | Coffee | 8:15 | 180 ml | warning
    drop | Water | 7:30, right after waking | 250 ml | primary`,
  about: 'A glass before each meal and one at four covers most of the day.',
  figures: '1.48 l | Drunk today | +0.2\n0.52 l | To go\n9 | Day streak',
  hero: 'Next at 16:00 | One glass of water | 250 ml and you are at 1.73 of 2 litres | Add a glass',
  tip: '74 % of the day’s amount | Two more glasses until the evening',
  trend: 'Amount of water | 1.48 l | +0.2 l',
  data: [1.6, 1.9, 2.1, 1.7, 2, 1.8, 1.48],
  add: 'Add drink',
  use: 'Add again',
})
