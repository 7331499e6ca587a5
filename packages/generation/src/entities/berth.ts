import { defineEntity } from '../entity.ts'

export const berth = defineEntity({
  id: 'berth',
  words: 'berth, mooring, slip, boat mooring, pontoon place, boat place',
  icon: 'pin',
  groups: 'Free, Taken, Reserved',
  fields: `
    Berth | text | B 14
    Boat | text | Albatross
    Longest boat | number | 12
    Depth | number | 2.4
    Until | date | Sat 21 Nov
    Electricity | switch | yes
    Notes | long | Shackle on the left is worn`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wave | B 14 | Albatross, 11.2 m, until Saturday | € 28 | Taken | primary
    check | B 16 | Up to 12 m, 2.4 m deep, power | € 28 | Free | success
    clock | C 03 | Night Ferry, 9.6 m, from 18:00 | € 22 | Reserved | warning
    wave | A 07 | Salt Road, yearly | Owner | Taken | primary
    check | C 05 | Up to 10 m, owner away until May | € 24 | Free | success
    tools | A 11 | Cleat is being mended | – | Closed | danger`,
  about:
    'Twelve metres at most, 2.4 metres deep at low water. Power on the post, water at the head of the pontoon.',
  facts: '12 m | Longest\n2.4 m | Deep\n€ 28 | A night',
  figures: '14 | Free tonight\n62 | Taken\n€ 412 | Today | +€ 84',
  hero: 'Arriving at 18:00 | Night Ferry, 9.6 metres | C 03 is kept, mast lights on | Give a berth',
  tip: 'Fourteen are free tonight | Two of them for more than 12 metres',
  trend: 'Taken a night | 62 | +5',
  add: 'Give a berth',
  use: 'Give a berth',
  price: '€ 28 | a night, with water',
})
