import { defineEntity } from '../entity.ts'

/** A truck or shop that is supplied from one kitchen. */
export const foodTruckUnit = defineEntity({
  id: 'food-truck-unit',
  one: 'Truck',
  many: 'Trucks',
  words: 'food truck of a fleet',
  icon: 'truck',
  groups: 'Open, Needs stock',
  fields: `
    Truck | text | Truck 2
    Where | place | Station square
    Manager | person | Kim Osei
    Stock | text | 64 %
    Takings | money | € 684`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Truck 1, Harbour gate | Lea Brandt, buns run low | 38 % | Order | danger
    truck | Truck 2, Station square | Kim Osei, all there | 82 % | Fine | success
    truck | Truck 3, University | Omar Haddad, sauces low | 54 % | Order | warning
    truck | Truck 4, in the yard | Cleaned, from 17:00 | – | Later | neutral`,
  about: 'At the station until three. Two orders to the central kitchen are open.',
  facts: '82 % | Stock\n€ 684 | Today\n3 kg | Waste',
  figures: '3 | Out\n2 | Need stock',
  hero: 'Needs stock | Truck 1, Harbour gate | Buns for one hour | Send order',
  tip: 'Two trucks need stock | Truck 1 within an hour',
  trend: 'Takings today | € 2,140 | +6 %',
  add: 'Add truck',
  use: 'See stock',
})
