import { defineEntity } from '../entity.ts'

export const nearbyStore = defineEntity({
  id: 'nearby-store',
  one: 'Store',
  many: 'Stores',
  words: 'partner store, local store, delivery store',
  icon: 'bag',
  groups: 'Market, Food, Pharmacy',
  fields: `
    Name | text | Wet market, row 4
    Kind | choice | Market | Market, Food, Pharmacy, Hardware
    Open until | time | 18:00
    Delivery | money | € 1.20`,
  samples: `
    image | title | subtitle | value | rating
    market | Wet market, row 4 | Vegetables, fish, rice, until 18:00 | 0.8 km | 4.8
    bread | Corner bakery | Buns and loaves, until 19:00 | 0.3 km | 4.7
    bottle | Linden pharmacy | Until 21:00 | 0.6 km | 4.6
    noodle | Aunt Rosa’s kitchen | Rice bowls, until 20:00 | 1.1 km | 4.9
    tools | Hardware Reyes | Nails to paint, until 17:00 | 1.4 km | 4.5`,
  about: 'Forty stalls under one roof. Our riders know who sells what and what it may cost.',
  facts: '0.8 km | Away\n18:00 | Open until',
  figures: '14 | Stores\n9 | Open now',
  hero: 'Open until 18:00 | Wet market, row 4 | Somebody goes for you in ten minutes | Write a list',
  tip: 'Fish is freshest before nine | Order by eight',
  trend: 'Orders a week | 61 | +8',
  add: 'Suggest store',
  use: 'Write a list',
})
