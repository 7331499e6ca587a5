import { defineEntity } from '../entity.ts'

/** A table at a party, with those who sit there. */
export const guestTable = defineEntity({
  id: 'guest-table',
  one: 'Table',
  many: 'Tables',
  words: 'seating plan, table plan, seating, table of guests',
  icon: 'users',
  groups: 'Full, Free seats',
  fields: `
    Table | text | Table 2
    Seats | number | 8
    Guests | text | Clara, the Reys, Kim
    Where | choice | By the window | By the window, Near the band, By the door, Centre
    Note | long | Two high chairs`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Table 1, the couple | Parents, Omar and Kim | 8 of 8 | success
    users | Table 2, by the window | Aunt Clara, the Webers | 7 of 8 | primary
    users | Table 3, friends | Hana, Jonas, Mara, Elias | 8 of 8 | success
    users | Table 4, with children | Omar’s sister, two high chairs | 6 of 8 | primary
    users | Table 5, near the band | Colleagues of Lea | 5 of 8 | warning
    users | Table 6 | Nobody yet | 0 of 8 | neutral`,
  about: 'Eight seats by the window. Clara sits next to the Webers, and nobody here eats nuts.',
  facts: '7 | Seated\n8 | Seats\n2 | Vegetarian',
  figures: '6 | Tables\n34 | Seated\n9 | Without a seat',
  hero: 'Nine without a seat | Table 5, near the band | Three seats are free | Seat guests',
  tip: 'Nine guests have no seat yet | Table 5 and 6 have room',
  trend: 'Seated | 34 | +12',
  add: 'Add table',
  use: 'Seat a guest',
})
