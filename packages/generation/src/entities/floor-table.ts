import { defineEntity } from '../entity.ts'

/** A table of the house and who sits there. */
export const floorTable = defineEntity({
  id: 'floor-table',
  one: 'Table',
  many: 'Tables',
  words: 'table of the house',
  icon: 'grid',
  groups: 'Free, Taken, Reserved',
  fields: `
    Seats | number | 4
    State | choice | Taken | Free, Taken, Reserved, To clear
    Waiter | person | Lea Brandt
    Since | time | 18:55
    Bill | money | € 64.50`,
  samples: `
    icon | title | subtitle | badge | tone
    grid | Table 2 | Elias Lund, 2 people, since 18:55 | Taken | warning
    grid | Table 4 | Reserved for 18:45, 3 people | Late | danger
    grid | Table 7 | Reserved for 19:30, 4 people | Reserved | primary
    grid | Table 9 | Window, 2 seats | Free | success
    grid | Table 12 | Reserved for 20:00, 8 seats | Reserved | primary
    grid | Table 5 | Paid, to clear | To clear | neutral`,
  about: 'By the window, two seats. Main course is on its way.',
  facts: '2 | Seats\n18:55 | Since\n€ 64.50 | Bill',
  figures: '6 | Free\n5 | Reserved',
  hero: 'Free | Table 9 | Window, two seats | Seat guests',
  tip: 'Six tables are free | Eight o’clock is full',
  trend: 'Turned tonight | 1.8 | +0.2',
  add: 'Add table',
  use: 'Seat guests',
})
