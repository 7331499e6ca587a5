import { definePage } from './page.ts'

export const entryTickets = definePage({
  id: 'entry-tickets',
  said: 'tickets, entry tickets, entrance tickets, admission tickets, buy tickets, book tickets, online tickets, ticket booking, skip-the-line tickets, ticket shop, day tickets, day passes, annual passes',
  unless: /resale|sell tickets|ticketing|check tickets|scan tickets/i,
  within:
    /\b(?:museum|zoo|castle|aquarium|planetarium|observatory|palace|botanical|wildlife|pool|climbing|trampoline|ice rink|amusement|theme park|exhibition|cave|tower)\b/i,
  name: 'Tickets',
  icon: 'ticket',
  line: 'No waiting at the gate',
  content: `
    fields
    - Day | date | Sat 21 Nov
    - Adults | number | 2
    - Children | number | 2
    rows Together
    - user | Adults | € 14 each | € 28
    - baby | Children | € 8 each | € 16
    - ticket | To pay | Four people | € 44
    rows Cheaper
    - users | Family | Two adults, all children | € 39
    - card | A year | As often as you like | € 62
    switches With it
    - Audio guide, € 3
    button card | Buy for € 44
  `,
})
