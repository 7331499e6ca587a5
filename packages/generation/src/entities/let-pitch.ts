import { defineEntity } from '../entity.ts'

/** A place on a ground, let for a day. */
export const letPitch = defineEntity({
  id: 'let-pitch',
  one: 'Pitch',
  many: 'Pitches',
  words: 'market pitch, stall pitch, let pitch',
  icon: 'grid',
  groups: 'Free, Taken, No show',
  fields: `
    Number | text | C 14
    Who | person | Lea Brandt
    Sells | text | Sourdough bread
    Day | date | Sat 21 Nov
    Metres | number | 4
    Electricity | choice | 16 A | None, 16 A, 32 A
    Fee | money | € 36.00
    Paid | switch | yes
    Note | long | Van stands behind, leaves at two`,
  samples: `
    icon | title | subtitle | value | badge | tone
    grid | C 14, Lea Brandt | Bread, 4 m, 16 A | € 36 | Here | success
    grid | C 15, Omar Haddad | Olives and cheese, 3 m | € 27 | Here | success
    grid | C 16 | Free, 3 m, no electricity | € 27 | Free | primary
    grid | D 2, Kim Osei | Burgers, 6 m, 32 A | € 72 | Not paid | warning
    grid | D 3, Ana Petrova | Ceramics, 3 m, not here at 7:15 | € 27 | No show | danger
    grid | D 4, Iris Chen | Candles, 2 m | € 18 | Here | success`,
  about: 'Four metres in row C beside the well, sixteen amperes. The van stands behind and leaves at two.',
  facts: '4 m | Long\n16 A | Power\n€ 36 | Fee',
  figures: '38 of 44 | Taken\n€ 1,284 | Fees today\n2 | No show',
  hero: 'Not here at 7:15 | D 3, Ana Petrova | Two wait for a pitch of three metres | Give it away',
  tip: 'Six pitches are free | Two in row C, four in row E',
  notices:
    'D 3 is free now | Not here at 7:15 | warning\nWind until noon | Tie down roofs in row E | cloud\nKim has not paid | D 2, € 72 | wallet',
  trend: 'Pitches taken | 38 | +3',
  add: 'Let a pitch',
  use: 'Mark as here',
})
