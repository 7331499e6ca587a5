import { defineEntity } from '../entity.ts'

/** What one drank in a shift. */
export const shiftDrink = defineEntity({
  id: 'shift-drink',
  one: 'Drink',
  many: 'Drinks',
  words: 'water and coffee, shift drink',
  icon: 'cup',
  groups: 'Water, Coffee, Tea',
  fields: `
    What | choice | Water | Water, Coffee, Tea
    Amount | choice | 250 ml | 150 ml, 250 ml, 500 ml
    Time | time | 1:40`,
  samples: `
    icon | title | subtitle | value | meta
    drop | Water | Big glass | 250 ml | 1:40
    coffee | Coffee | 90 mg of caffeine | 150 ml | 0:20
    drop | Water | From the bottle | 500 ml | 23:10
    cup | Peppermint tea | No caffeine | 250 ml | 22:30
    coffee | Coffee | Before the shift | 150 ml | 20:40`,
  about: 'A big glass after the round.',
  facts: '1.0 l | Water\n2 | Coffees',
  figures: '1.0 l | Water\n2 | Coffees\n180 mg | Caffeine',
  hero: 'Last coffee at three | 1.0 l of water, 2 coffees | Another glass before the break | Log drink',
  tip: 'Half a litre to go | A glass each hour',
  trend: 'Water a shift | 1.6 l | +0.2',
  add: 'Log drink',
  use: 'Again',
})
