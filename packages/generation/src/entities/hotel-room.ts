import { defineEntity } from '../entity.ts'

export const hotelRoom = defineEntity({
  id: 'hotel-room',
  one: 'Room',
  many: 'Rooms',
  words: 'hotel room, room to clean, rooms to clean, guest room',
  icon: 'bed',
  groups: 'To clean, In work, Ready',
  fields: `
    Room | text | 204
    Status | choice | To clean | To clean, In work, Ready, Blocked
    Who | person | Ana Petrova
    Until | time | 14:00
    Notes | long | Baby bed, extra towels`,
  samples: `
    icon | title | subtitle | badge | tone
    bed | 204 | Checkout, Ana, until 14:00 | To clean | warning
    bed | 207 | Stays, towels only | In work | primary
    bed | 112 | Checkout, Kim, arrives at 15:00 | To clean | warning
    bed | 301 | Baby bed, extra towels | Ready | success
    warning | 118 | Shower drips, ticket 31 | Blocked | danger
    bed | 215 | Stays, do not disturb | Ready | success`,
  about: 'Checkout since ten, the next guests arrive at three. Baby bed and two extra towels.',
  facts: '14:00 | Until\n2 | Guests\nAna | Who',
  figures: '14 | To clean\n6 | In work\n22 | Ready',
  hero: 'Next, until 14:00 | Room 204 | Checkout, baby bed for the next guests | Start',
  tip: 'Room 118 is blocked | Shower drips, maintenance comes at noon',
  trend: 'Rooms a day | 42 | +3',
  add: 'Add room',
  use: 'Mark as ready',
})
