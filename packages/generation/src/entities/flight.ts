import { defineEntity } from '../entity.ts'

export const flight = defineEntity({
  id: 'flight',
  words: 'flight, flight status, plane, airport, train trip, airline',
  icon: 'plane',
  groups: 'Today, Upcoming, Past',
  fields: `
    Flight | text | KW 418
    From | text | Bergen
    To | text | Lisbon
    Date | date | Fri 20 Nov
    Seat | text | 14C
    Bag | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | KW 418 to Lisbon | Gate B 12, boarding 9:20 | 9:55 | On time | success
    plane | KW 419 to Bergen | Sun, seat 6A | 18:10 | Booked | primary
    plane | LN 204 to Ghent | 25 minutes late | 11:40 | Late | warning
    plane | HB 77 to Osaka | Gate C 3 | 12:05 | Boarding | accent
    plane | KW 120 to Turin | Cancelled, see options | 13:30 | Cancelled | danger
    plane | LN 205 to Leipzig | Landed 8:12 | 8:15 | Landed | neutral`,
  about:
    'Boarding from 9:20 at gate B 12, a walk of eleven minutes from security. Light wind in Lisbon, 19 degrees.',
  facts: '9:55 | Leaves\nB 12 | Gate\n14C | Seat',
  figures: '9:55 | Leaves\n11 min | To gate\n3 h 05 | Flight',
  hero: 'Boarding at 9:20 | KW 418 to Lisbon | Gate B 12, seat 14C, on time | Show pass',
  tip: 'Security takes eight minutes | Quieter than usual on Fridays',
  trend: 'Minutes late | 4 | −2',
  add: 'Add flight',
  use: 'Show pass',
})
