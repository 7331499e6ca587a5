import { defineEntity } from '../entity.ts'

export const parkingSpot = defineEntity({
  id: 'parking spot',
  one: 'Spot',
  many: 'Spots',
  words: 'parking, parking spot, parking space, parking place, parking bay, garage, car park',
  icon: 'car',
  groups: 'Near, Covered, Electric',
  fields: `
    Plate | text | L MV 418
    Until | time | 18:30
    Price | money | € 2.40
    Level | text | 2, bay 14
    Warn me before | choice | 15 min | 5 min, 15 min, 30 min`,
  samples: `
    icon | title | subtitle | value | tone
    car | Harbour garage | 240 m, 31 free | € 2.40 | success
    car | Linden square | 410 m, 4 free | € 1.80 | warning
    bolt | Central, level 2 | 600 m, with chargers | € 3.20 | success
    tree | Park wall | 850 m, open air | € 1.20 | success
    car | Old dairy yard | 1.1 km, 12 free | € 1.00 | success`,
  about: 'Wide bays, lift to the square, lit all night. Bay 14 is by the exit.',
  facts: '31 | Free\n240 m | Away\n€ 2.40 | An hour',
  figures: '1 h 12 | Parked\n€ 2.88 | So far\n47 | Spots nearby',
  hero: 'Nearest, 240 m | Harbour garage | 31 of 220 free, € 2.40 an hour | Park here',
  tip: 'Your time ends at 18:30 | We warn you fifteen minutes before',
  trend: 'Spent on parking | € 21.40 | −€ 6',
  use: 'Park here',
})
