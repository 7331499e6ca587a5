import { defineEntity } from '../entity.ts'

export const screening = defineEntity({
  id: 'screening',
  words: 'screening, movie ticket, cinema, seat, showtime, theatre ticket',
  icon: 'ticket',
  groups: 'Today, Weekend, Soon',
  fields: `
    Film | text | Night Ferry
    Day | date | Sat 21 Nov
    Time | choice | 20:15 | 17:30, 20:15, 22:40
    Seats | text | Row F, 7 and 8
    Hall | choice | 2 | 1, 2
    Tickets | number | 2`,
  samples: `
    image | title | subtitle | overline | value | meta
    city night | Night Ferry | Hall 2, 17:30, 20:15, 22:40 | Today | € 11 | 1 h 52
    forest | What Owls Hear | Hall 1, 18:00 | Today | € 10 | 1 h 28
    mountain | Thin Air | Hall 1, 20:45, original | Weekend | € 11 | 2 h 04
    train | Four Hours Late | Hall 2, matinee | Weekend | € 8 | 1 h 40
    lake | Stone Pier | From Thursday | Soon | € 11 | 2 h 10
    concert | Club Linde, live | One evening only | Soon | € 16 | 90 min`,
  about: 'The last ferry leaves at two, and somebody on it should not be there. Best seen from row F.',
  facts: '1 h 52 | Length\n12 | From age\n4.6 | Stars',
  figures: '2 | Tickets\nF 7 | Seat\n20:15 | Begins',
  hero: 'Saturday, 20:15 | Night Ferry, row F | Two tickets, hall 2 | Show tickets',
  tip: 'Tuesday is cheap | All seats for € 8',
  add: 'Add screening',
  use: 'Choose seats',
  price: '€ 11 | a seat',
})
