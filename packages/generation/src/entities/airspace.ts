import { defineEntity } from '../entity.ts'

/** What may be flown through, how high, and whom to call. */
export const airspace = defineEntity({
  id: 'airspace',
  one: 'Airspace',
  many: 'Airspaces',
  words: 'airspace, control zone, navaid',
  icon: 'layers',
  groups: 'Ahead, Controlled, Restricted, Navaids',
  fields: `
    Name | text | Control zone Lübeck
    Class | choice | D | C, D, E, Restricted
    From | text | Ground
    To | text | 2,500 ft
    Frequency | text | 128.705`,
  samples: `
    icon | title | subtitle | value | badge | tone
    layers | Control zone Lübeck | Ground to 2,500 ft, 128.705 | 2 nm | Class D | warning
    layers | Airspace Hamburg | 2,500 ft to FL 100, 120.605 | 14 nm | Class C | danger
    shield | Restricted area 10 | Ground to 3,000 ft, weekdays | 31 nm | Restricted | danger
    layers | Gliders over the ridge | 2,000 to 4,500 ft | 22 nm | Gliders | primary
    wifi | LBE, VOR and DME | 115.1 | 18 nm | Navaid | neutral`,
  about: 'Ask for clearance five minutes before the boundary. Outside its hours it is class E.',
  facts: 'D | Class\n2,500 ft | Up to\n128.705 | Frequency',
  figures: '3 | On the route\n1 | Restricted',
  hero: 'Ahead in 6 minutes | Control zone Lübeck | Ground to 2,500 ft, 128.705 | See details',
  tip: 'Restricted area 10 is active | Weekdays 8:00 to 16:00',
  trend: 'Hours a month | 8:24 | +1:10',
  add: 'Add airspace',
  use: 'See details',
})
