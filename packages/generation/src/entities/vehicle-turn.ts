import { defineEntity } from '../entity.ts'

/** Hours somebody has what several households share. */
export const vehicleTurn = defineEntity({
  id: 'vehicle-turn',
  one: 'Booking',
  many: 'Bookings',
  words: 'shared car booking, shared cargo bike',
  icon: 'calendar',
  groups: 'Today, This week, Mine',
  fields: `
    Left at | place | Linden lane 4, by the gate
    Battery level | slider | 72
    Kilometres | number | 14
    Something broken | choice | Nothing | Nothing, Brakes, Light, Lock
    Day | date | Fri 20 Nov
    From | time | 16:00
    Until | time | 18:00
    Photo | photo | bike
    Note | long | Lock sticks a little, key on the hook`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea, 16:00 to 18:00 | Today, to the garden centre | Out now | warning
    Omar Haddad | Omar, 9:00 to 11:00 | Tomorrow, market | Booked | primary
    Kim Osei | Kim, all morning | Sat 21 Nov, children's swimming | Booked | primary
    Ana Petrova | Ana, 14:00 to 15:00 | Sun 22 Nov | Asked | neutral
    Ida Lund | Ida, 17:00 to 19:00 | Mon 23 Nov, shopping | Booked | primary
    Omar Haddad | Omar, 10:00 to 12:00 | Tuesday, 14 km | Back | success`,
  about: 'Back in front of number four, charged to 72 percent. The lock sticks a little.',
  facts: '72 % | Charged\n14 km | Last trip\n18:00 | Back',
  figures: '72 % | Charged\n2 h | Free from 18:00\n86 km | This month',
  hero: 'Free from 18:00 | Linden lane 4, by the gate | 72 percent charged, Lea has it now | Book it',
  tip: 'Saturday morning is taken | Free again from noon',
  trend: 'Kilometres a week | 86 | +12',
  data: [52, 60, 58, 71, 74, 74, 86],
  add: 'Hand back',
  use: 'Change booking',
})
