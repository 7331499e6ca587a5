import { defineEntity } from '../entity.ts'

export const leavingFlight = defineEntity({
  id: 'leaving-flight',
  one: 'Flight',
  many: 'Departures',
  words: 'airport departure, leaving flight, departures board',
  icon: 'plane',
  groups: 'Next hour, Boarding, Delayed',
  fields: `
    Flight | text | KW 418
    To | text | Lisbon
    Tell me | choice | Every change | Every change, Gate, Delay`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | KW 418 to Lisbon | Gate B 12, boarding 9:20 | 9:55 | Boarding | primary
    plane | LN 205 to Ghent | Gate A 7, 30 minutes late | 11:10 | Delayed | warning
    plane | NS 9 to Bergen | Gate B 12 | 12:05 | On time | success
    plane | HB 78 to Osaka | Gate C 3, desk 41 to 46 | 12:40 | On time | success
    plane | KW 121 to Turin | See airline | 12:55 | Cancelled | danger
    plane | MO 512 to Vienna | Gate A 2 | 13:20 | On time | success`,
  about: 'Boarding since 9:20 at gate B 12, eleven minutes from security. Desk 12 to 16 until 9:15.',
  facts: '9:55 | Leaves\nB 12 | Gate\n12–16 | Desk',
  figures: '31 | Departures today\n4 | Delayed\n1 | Cancelled',
  hero: 'Boarding | KW 418 to Lisbon | Gate B 12, until 9:45 | Follow flight',
  add: 'Follow flight',
  use: 'Follow flight',
})
