import { definePage } from './page.ts'

export const matchTickets = definePage({
  id: 'match-tickets',
  said: 'tickets, match tickets, buy tickets, book tickets, ticket sales, season tickets, season ticket, tickets online, online tickets',
  unless: /resale|sell tickets|ticketing/i,
  within: /\b(?:football|soccer|handball|hockey|rugby|volleyball|basketball)\b/i,
  name: 'Tickets',
  icon: 'ticket',
  line: 'Saturday, 400 places left',
  content: `
    hero Saturday, 15:30 | 400 places are left.
    fields
    - Adults | number | 2
    - Children | number | 1
    - Day | date | Sat 21 Nov
    chips Place | Standing, Seat, Covered
    rows Together
    - ticket | Two adults | € 12 each | € 24
    - ticket | One child | € 5 each | € 5
    button card | Buy for € 29
  `,
})
