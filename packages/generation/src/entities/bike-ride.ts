import { defineEntity } from '../entity.ts'

/** A ride on a shared bike or scooter: from where to where, how long, and what it cost. */
export const bikeRide = defineEntity({
  id: 'bike-ride',
  one: 'Ride',
  many: 'Rides',
  words: 'past ride, ride history, rental',
  icon: 'bike',
  groups: 'This month, Electric, Free',
  fields: `
    From | place | Harbour gate
    To | place | University
    Started | time | 8:12
    Time | text | 14 min
    Bike | text | No. 4182
    Price | money | € 1.40`,
  samples: `
    icon | title | subtitle | value
    bike | Harbour gate to University | Today, 8:12 · 14 min | € 1.40
    bolt | Central to East end | Tue 17 Nov, 19:05 · 9 min | € 2.10
    bike | University to Harbour gate | Tue 17 Nov, 17:30 · 16 min | € 1.60
    bike | Linden square to Mill bridge | Sat 14 Nov, 11:20 · 28 min | Free
    bike | Mill bridge to Linden square | Sat 14 Nov, 14:48 · 31 min | € 0.60`,
  about: 'From the harbour to the university along the canal, 3.4 km. Docked and locked at 8:26.',
  facts: '14 min | Time\n3.4 km | Distance\n€ 1.40 | Price',
  figures: '26 km | This month\n€ 8.20 | Paid\n9 | Rides',
  hero: 'Last ride | Harbour gate to University | 14 minutes, docked at 8:26 | See ride',
  tip: 'The first half hour is free | On Saturdays and Sundays, all bikes',
  trend: 'Kilometres ridden | 26 km | +4 km',
  use: 'Report a problem',
})
