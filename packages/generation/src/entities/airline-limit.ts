import { defineEntity } from '../entity.ts'

export const airlineLimit = defineEntity({
  id: 'airline-limit',
  one: 'Airline',
  many: 'Airlines',
  words: 'airline limit, baggage limit',
  icon: 'plane',
  groups: 'Cabin, Checked',
  fields: `
    Airline | text | Harbour Air
    Cabin | text | 55 × 40 × 23 cm, 8 kg
    Checked | text | 23 kg`,
  samples: `
    icon | title | subtitle | value
    plane | Harbour Air | 55 × 40 × 23 cm, small bag free | 8 kg
    plane | Linden Wings | 55 × 40 × 20 cm, only with Plus | 10 kg
    plane | Northern Blue | 56 × 45 × 25 cm | 12 kg
    plane | Mill Air | Only 40 × 25 × 20 cm | 5 kg
    plane | Sea and Sky | 55 × 38 × 22 cm | 8 kg`,
  about:
    'One cabin bag of eight kilograms and a small bag under the seat. An extra suitcase is € 29 online, € 60 at the gate.',
  figures: '48 | Airlines',
  add: 'Add airline',
  use: 'Choose',
})
