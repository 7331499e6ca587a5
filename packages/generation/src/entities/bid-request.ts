import { defineEntity } from '../entity.ts'

/** What somebody needs and lets others make offers for. */
export const bidRequest = defineEntity({
  id: 'bid-request',
  one: 'Request',
  many: 'Requests',
  words: 'open request, request for offers',
  icon: 'list',
  groups: 'Open, Decided, Over',
  fields: `
    What | text | Move of three rooms, third floor
    Where | place | Linden lane 4 to Harbour 11
    When | date | Sat 28 Nov
    Budget | money | € 600.00
    Open until | choice | 48 hours | 24 hours, 48 hours, 1 week
    Photo | photo | room
    Notes | long | A piano, no lift`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Move of three rooms | Linden lane to Harbour, Sat 28 Nov | 4 offers | 31 h left | primary
    tools | Bathroom tiles, 14 m² | Mill street 9, in January | 2 offers | 9 h left | warning
    music | Band for a wedding | 80 guests, 12 June | 6 offers | Decided | success
    cake | Cake for forty | Saturday, two floors, nut free | 3 offers | Decided | success
    car | Scratch on a door | Photo sent, white, 2019 | 0 offers | New | neutral`,
  about:
    'Three rooms on the third floor, no lift, a piano. From Linden lane to Harbour 11, eleven kilometres.',
  facts: '4 | Offers\n€ 480 | Lowest\n31 h | Left',
  figures: '2 | Open\n6 | Offers\n€ 480 | Lowest now',
  hero: '31 hours left | Move of three rooms | Four offers, the lowest is € 480 | Compare offers',
  tip: 'A new offer came in | € 480 from Haddad & Daughters',
  notices:
    'New offer: € 480 | Haddad & Daughters, for your move | tag\nNine hours left | Bathroom tiles, two offers | clock\nNorth Wind lowered to € 520 | Your move | tag',
  trend: 'Lowest offer | € 480 | −€ 40',
  data: [640, 620, 590, 560, 520, 520, 480],
  add: 'New request',
  use: 'Compare offers',
})
