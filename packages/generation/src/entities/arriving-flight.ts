import { defineEntity } from '../entity.ts'

export const arrivingFlight = defineEntity({
  id: 'arriving-flight',
  one: 'Flight',
  many: 'Arrivals',
  words: 'airport arrival, arriving flight',
  icon: 'plane',
  groups: 'Next hour, Landed, Delayed',
  fields: `
    Flight | text | KW 419
    From | text | Lisbon
    Tell me | choice | Every change | Every change, Delay, Landing`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | KW 419 from Lisbon | Terminal 1, belt 4 | 10:05 | Landed | success
    plane | LN 204 from Ghent | Gate A 7, 25 minutes late | 10:40 | Delayed | warning
    plane | HB 77 from Osaka | Gate C 3, on time | 10:55 | On time | success
    plane | KW 120 from Turin | See airline | 11:10 | Cancelled | danger
    plane | NS 8 from Bergen | Gate B 12, ten minutes early | 11:20 | Early | primary
    plane | MO 511 from Vienna | Gate A 2, on time | 11:35 | On time | success`,
  about: 'Landed at 10:02, three minutes early. Bags are on belt 4 in about twelve minutes.',
  facts: '10:05 | Planned\n10:02 | Landed\nBelt 4 | Bags',
  figures: '24 | Arrivals today\n3 | Delayed\n1 | Cancelled',
  hero: 'Just landed | KW 419 from Lisbon | Belt 4, bags in twelve minutes | Follow flight',
  tip: 'Three flights are late | Fog in the north until eleven',
  add: 'Follow flight',
  use: 'Follow flight',
})
