import { defineEntity } from '../entity.ts'

/** A table that is reserved for tonight. */
export const tableBookingTonight = defineEntity({
  id: 'table-booking-tonight',
  one: 'Reservation',
  many: 'Reservations',
  words: 'reservation for tonight',
  icon: 'calendar',
  groups: 'Tonight, Arrived, Late',
  fields: `
    Guest | person | Ruth Adeyemi
    Time | time | 19:30
    People | number | 4
    Table | choice | 7 | 2, 4, 7, 12
    Phone | phone | +49 151 2048
    Wishes | long | Birthday, nut allergy`,
  samples: `
    icon | title | subtitle | badge | tone
    user | Ruth Adeyemi, 4 people | 19:30, table 7, birthday | Tonight | primary
    user | Elias Lund, 2 people | 19:00, table 2, here since 18:55 | Arrived | success
    user | Norrgard, 12 people | 20:00, tables 12 and 14, menu B | Tonight | primary
    warning | Hana Sato, 3 people | 18:45, not here yet | Late | danger
    user | Jonas Weber, 2 people | 20:30, terrace | Tonight | primary
    user | Priya Nair, 5 people | 21:00, high chair | Tonight | neutral`,
  about: 'Comes with children every November. Nut allergy at the table; a candle for the dessert.',
  facts: '19:30 | Time\n4 | People\n7 | Table',
  figures: '42 | Guests tonight | +6\n11 | Reservations\n1 | Late',
  hero: 'Late, 18:45 | Hana Sato, 3 people | Not here yet, table 4 waits | Call',
  tip: 'Eight o’clock is full | Two tables are free at nine',
  trend: 'Guests a day | 64 | +5',
  add: 'Add reservation',
  use: 'Mark as arrived',
})
