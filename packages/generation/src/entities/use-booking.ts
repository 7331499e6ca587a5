import { defineEntity } from '../entity.ts'

/** An afternoon somebody has booked what all share. */
export const useBooking = defineEntity({
  id: 'use-booking',
  one: 'Booking',
  many: 'Bookings',
  words: 'booking of what is shared, afternoon booked',
  icon: 'calendar',
  groups: 'This week, Mine, Past',
  fields: `
    Day | date | Sat 21 Nov
    From | time | 13:00
    To | time | 18:00
    Who | person | Lea Brandt
    What for | text | Twelve rye loaves
    Notes | long | Key hangs at the mill`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Saturday, 13:00 to 18:00 | Lea Brandt, with the Reys | You | success
    Omar | Sunday, 9:00 to 13:00 | Omar Haddad | Booked | primary
    Kim | Wednesday, 14:00 to 18:00 | Kim Osei, school class | Booked | primary
    Iris | Friday, 16:00 to 20:00 | Iris Chen, asks for help | Booked | primary
    Tomas | Saturday 28, all day | Tomás Rey, feast | Asked | warning
    Ana | Last Sunday | Ana Petrova, left it clean | Done | neutral`,
  about:
    'Booked for five hours, together with the Reys. The key hangs at the mill and goes back there at night.',
  facts: '13:00 | From\n5 h | Long\n2 | Families',
  figures: '4 | This week\n2 | Days free',
  hero: 'Saturday, 13:00 | Lea has it until six | With the Reys, key at the mill | See booking',
  tip: 'Thursday is free | All day, nobody has booked yet',
  trend: 'Bookings a month | 14 | +3',
  add: 'Book a time',
  use: 'Cancel booking',
})
