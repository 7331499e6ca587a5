import { defineEntity } from '../entity.ts'

/** A ticket for people, cars and bicycles. */
export const ferryTicket = defineEntity({
  id: 'ferry-ticket',
  one: 'Ticket',
  many: 'Tickets',
  words: 'ferry ticket, boat ticket',
  icon: 'ticket',
  groups: 'Coming, Used',
  fields: `
    Sailing | choice | 10:15 to the island | 10:15 to the island, 13:00 to the island, 17:00 to the island
    Adults | number | 2
    Children | number | 1
    Vehicle | choice | Car | None, Bicycle, Car, Camper
    Number plate | text | B KW 4182
    Resident | switch | no
    And back | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    ticket | 10:15 to the island | 2 adults, 1 child, car | € 48.50 | Today | success
    ticket | Sunday, 16:00 back | The same, lane 2 | – | Open | primary
    ticket | 18:45 to the mainland | 1 adult, bicycle | € 12.00 | Change it | danger
    check | 3 October, there and back | 2 adults | € 19.00 | Used | neutral`,
  about: 'Two adults, a child and a car of 4.4 metres, there and back. Lane two, twenty minutes before.',
  facts: '10:15 | Leaves\nLane 2 | For the car\n3 | People',
  figures: '2 | Open\n€ 60.50 | Paid',
  tip: '18:45 is cancelled | Change or give it back',
  add: 'Buy ticket',
  use: 'Show code',
  price: '€ 48.50 | There and back',
})
