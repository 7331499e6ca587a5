import { defineEntity } from '../entity.ts'

/** A place in a bus or train that somebody books. */
export const travelSeat = defineEntity({
  id: 'travel-seat',
  words: 'seat',
  one: 'Seat',
  many: 'Seats',
  icon: 'ticket',
  groups: 'Ahead, Used',
  fields: `
    From | place | Mill bridge
    To | place | University
    Date | date | Fri 27 Nov
    Time | time | 9:42
    Seat | choice | Window | Window, Aisle, Table, Any
    Passengers | number | 1`,
  samples: `
    icon | title | subtitle | value | badge | tone
    train | Old harbour to Lund | Fri 27 Nov, 9:42, coach 4, seat 31 | € 18.40 | Ahead | success
    train | Lund to Old harbour | Sun 29 Nov, 17:10, coach 2, seat 12 | € 18.40 | Ahead | success
    truck | Airport bus | Tue 17 Nov, 5:55 | € 6.00 | Used | neutral
    train | Night train to Vienna | Thu 3 Dec, 21:04, berth 52 | € 64.00 | Ahead | primary`,
  about: 'Coach 4, seat 31 at the window. The code is shown on the phone; it works without a network.',
  facts: '9:42 | Leaves\n1 h 12 | Takes\n31 | Seat',
  figures: '3 | Ahead\n€ 100.80 | Booked',
  tip: 'The next journey is on Friday | 9:42 from Old harbour',
  add: 'Book a ticket',
  use: 'Show ticket',
})
