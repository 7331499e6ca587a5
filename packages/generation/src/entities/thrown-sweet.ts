import { defineEntity } from '../entity.ts'

/** What is thrown, and how much of it. */
export const thrownSweet = defineEntity({
  id: 'thrown-sweet',
  one: 'Sweet',
  many: 'Sweets',
  words: 'sweet to throw',
  icon: 'gift',
  groups: 'To buy, There',
  fields: `
    What | text | Caramels
    Kilos | number | 60
    Price | money | € 210.00
    State | choice | To buy | To buy, There`,
  samples: `
    image | title | subtitle | value | badge | tone
    candy | Caramels | 60 kg, from the wholesaler | € 210 | To buy | warning
    popcorn | Popcorn bags | 800 small ones | € 96 | There | success
    chocolate | Chocolate coins | 20 kg, for the children in front | € 140 | To buy | warning
    flower | Tulips | 300, for the ladies | € 120 | Ordered | primary
    balloon | Foam balls | 200 | € 64 | There | success`,
  about: 'Sixty kilos in six bags, thrown softly and never from the front.',
  facts: '60 kg | Weight\n€ 210 | Price\n6 | Bags',
  figures: '€ 630 | In all\n2 | To buy\n140 kg | Weight',
  hero: 'To buy | Caramels, 60 kilos | Cheaper until Friday | Mark as bought',
  tip: 'Caramels are cheaper until Friday | At the wholesaler',
  add: 'Add sweet',
  use: 'Mark as bought',
})
