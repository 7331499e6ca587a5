import { defineEntity } from '../entity.ts'

/** Flowers or care ordered for a grave. */
export const graveOrder = defineEntity({
  id: 'grave-order',
  one: 'Order',
  many: 'Orders',
  words: 'grave care, grave order',
  icon: 'flower',
  groups: 'Asked, Planned, Done',
  fields: `
    Grave | text | A 7/12, Brandt
    What | choice | Bouquet | Bouquet, Candle, Spring planting, Watering
    Day | date | Sun 22 Nov
    Card | long | We think of you
    Photo when done | switch | yes
    Price | money | € 24.00`,
  samples: `
    image | title | subtitle | value | badge | tone
    bouquet | White bouquet | A 7/12, Brandt, Sun 22 Nov | € 24 | Planned | primary
    candle | Candle for seven days | Urn wall 44, Vogt, today | € 6 | Done | success
    flowers | Winter planting | B 2/5, Rey, by 30 Nov | € 58 | Asked | warning
    garden | Watering, two weeks | A 9/3, Osei | € 20 | Planned | primary
    leaf | Leaves and stone cleaned | C 1/8, photo sent | € 32 | Done | success`,
  about: 'White roses with a green ribbon. The gardener lays them on Sunday before ten and sends a photo.',
  facts: '€ 24 | Price\nSun | Laid on\nPhoto | Sent after',
  figures: '9 | Planned\n3 | Asked\n41 | Done this month',
  hero: 'Sunday before ten | White bouquet | A 7/12, Brandt | Open order',
  tip: 'A photo comes with each | Taken when the flowers lie there',
  add: 'Order care',
  use: 'Mark as done',
})
