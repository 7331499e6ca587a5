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
  {
    signs:
      'driveway 7, driveways 7, rent out 6, private parking 6, rent my parking 7, garage owners 6, unused parking 7, share parking 6, own parking 4',
    groups: 'Near, Covered, Electric',
    without: 'Level, Warn me before',
    fields: `
      Plate | text | L MV 418
      From | time | 16:00
      Until | time | 18:30
      Price | money | € 2.40`,
    samples: `
      icon | title | subtitle | value | tone
      home | Driveway, Linden lane 4 | Lea, 240 m, until 20:00 | € 1.80 | success
      car | Yard behind the dairy | Omar, 410 m, all day | € 1.20 | success
      bolt | Garage with charger | Iris, 600 m, weekdays | € 3.00 | warning
      home | Driveway, Mill street 12 | Kim, 650 m, from 17:00 | € 1.50 | primary
      tree | Under the chestnut | Ana, 850 m, small cars | € 1.00 | success
      home | Hill street 2 | Jonas, taken until 19:00 | € 1.60 | danger`,
    about: 'Level driveway for one car up to five metres. Ring at number 4 when the gate is shut.',
    facts: '€ 1.80 | An hour\n240 m | Away\n20:00 | Until',
    figures: '€ 38 | Earned in November\n47 | Spots nearby\n2 h 30 | Booked',
    hero: 'Nearest, 240 m | Driveway, Linden lane 4 | Free until 20:00, € 1.80 an hour | Book',
    tip: 'Your time ends at 18:30 | It can be extended until 20:00',
    trend: 'Earned | € 38 | +€ 6',
    add: 'Rent out a spot',
    use: 'Book this spot',
  },
])
