import { parkingSpot } from '../parking-spot.ts'
import { defineVarieties } from './variety.ts'

/** Whose places they are; without these words they are those of a town, paid by the hour. */
export const parkingSpotVarieties = defineVarieties(parkingSpot, [
  {
    signs:
      'colleague 5, employee 5, our company 5, our office 5, staff 4, at work 4, neighbour 4, residents 4, tenants 4',
    groups: 'Free, Mine, Guests',
    without: 'Price, Warn me before',
    fields: `
      Plate | text | L MV 418
      Day | date | Fri 20 Nov
      Until | time | 18:30
      Level | text | 2, bay 14`,
    samples: `
      icon | title | subtitle | badge | tone
      car | Bay 14 | Level 2, by the exit | Free | success
      car | Bay 9 | Lea Brandt, until 18:30 | Taken | warning
      bolt | Bay 3 | With charger | Free | success
      car | Bay 21 | Yours on Friday | Yours | primary
      car | Bay 6 | Guest, L KO 208 | Guest | accent
      car | Bay 12 | Given back for today | Free | success`,
    about: 'Wide bay by the exit, lit all night. Whoever does not come gives it back until eight.',
    facts: '2 | Level\n14 | Bay\n18:30 | Until',
    figures: '5 | Free today\n2 | Yours this week\n1 | Guest',
    hero: 'Tomorrow | Bay 14 is yours | Level 2, by the exit | Give it back',
    tip: 'Five bays are free today | Two were given back this morning',
    trend: 'Bays used a day | 12 | +1',
    add: 'Book a bay',
    use: 'Book this bay',
  },
])
