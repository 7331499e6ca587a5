import { defineEntity } from '../entity.ts'

/** How full a tank is and when the tanker comes. */
export const fuelTank = defineEntity({
  id: 'fuel-tank',
  one: 'Tank',
  many: 'Fuel tank levels',
  words: 'fuel tank',
  icon: 'drop',
  groups: 'Low, Fine, Ordered',
  fields: `
    Station | text | Harbour road
    Fuel | choice | Diesel | Diesel, Petrol 95, Petrol 98, LPG
    Level | text | 18 %
    Litres | text | 7,200 l
    Delivery | date | Fri 20 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Harbour road, diesel | 7,200 of 40,000 l, tanker on Friday | 18 % | Low | danger
    drop | Harbour road, petrol 95 | 26,400 of 40,000 l | 66 % | Fine | success
    drop | Station square, diesel | 12,800 of 40,000 l | 32 % | Order | warning
    drop | North gate, petrol 98 | 9,600 of 12,000 l | 80 % | Fine | success`,
  about: 'Sells four thousand litres a day. The tanker comes on Friday at six.',
  facts: '18 % | Level\n2 days | Lasts\n4,000 l | A day',
  figures: '1 | Low\n1 | To order',
  hero: 'Low | Harbour road, diesel | Two days left, tanker on Friday | Order',
  tip: 'One tank is low | Harbour road, diesel',
  trend: 'Litres sold today | 18,400 l | +3 %',
  add: 'Add tank',
  use: 'Order fuel',
})
