import { defineEntity } from '../entity.ts'

export const departure = defineEntity({
  id: 'departure',
  words: 'departure, sailing',
  icon: 'clock',
  groups: 'Now, Today, Tomorrow',
  fields: `
    From | place | West pier
    To | place | North island
    Date | date | Thu 19 Nov
    Time | time | 09:15
    Passengers | number | 2
    With | choice | Foot | Foot, Bike, Car`,
  samples: `
    icon | title | subtitle | time | tone
    train | North island | From West pier, on time | 09:15 | success
    train | Lighthouse quay | From Old harbour, 10 min late | 11:00 | warning
    train | Mill dock | From West pier, on time | 12:40 | success
    train | Old harbour | From North island, on time | 13:30 | success
    train | West pier | Pier 2 today | 16:05 | primary
    train | North island | Last one | 18:20 | neutral`,
  about: '35 minutes, a café on the upper deck. Be at the pier ten minutes before, with bikes fifteen.',
  facts: '35 min | Length\nPier 2 | From\n€ 8.40 | Ticket',
  figures: '9 | Today\n1 | Delayed',
  hero: 'In 12 minutes | 09:15 to North island | West pier, pier 2, on time | Get a ticket',
  tip: 'One delay today | 11:00 to Lighthouse quay, ten minutes',
  trend: 'Trips this month | 14 | +3',
  add: 'Plan a trip',
  use: 'Get a ticket',
  price: '€ 8.40 | one way',
})
