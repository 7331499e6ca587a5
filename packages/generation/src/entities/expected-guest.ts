import { defineEntity } from '../entity.ts'

export const expectedGuest = defineEntity({
  id: 'expected-guest',
  one: 'Guest',
  many: 'Guests',
  words: 'expected guest, door list, invited guest',
  icon: 'users',
  groups: 'Expected, Inside, VIP',
  fields: `
    Name | person | Clara Weber
    Code | text | KW-4182
    Comes with | number | 1
    Table number | number | 7
    Notes | long | Speaks at 20:00, no nuts`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Clara | Clara Weber | Table 7, with one guest | 18:42 | Inside | success
    Omar | Omar Haddad | Table 2, speaks at 20:00 | 18:47 | Inside | success
    Ruth | Ruth Adeyemi | Table 4, VIP | | Expected | primary
    Kim | Kim Osei | Table 7, with two guests | 18:51 | 1 of 3 | warning
    Priya | Priya Nair | Press, no table | | Expected | primary
    Elias | Elias Lund | Added at the door | 18:55 | Walk-in | accent`,
  about: 'Invited with one guest, table 7 by the stage. Confirmed on Monday, no nuts.',
  facts: '18:42 | Arrived\n7 | Table\n1 | Plus one',
  figures: '184 | Inside | +12\n66 | Expected\n4 | Walk-ins',
  hero: 'Just now, 18:55 | 184 of 250 are inside | Doors close at 19:30, two speakers are missing | Scan next',
  tip: 'Two VIPs are still missing | Tell the host when they come',
  trend: 'Arrivals an hour | 92 | +31',
  add: 'Add guest',
  use: 'Check in',
})
