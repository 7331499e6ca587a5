import { defineEntity } from '../entity.ts'

export const comingConcert = defineEntity({
  id: 'coming-concert',
  one: 'Concert',
  many: 'Concerts',
  words: 'coming concert, bought ticket, next concert, upcoming concert',
  icon: 'ticket',
  groups: 'Tickets, Wanted, Near',
  fields: `
    Band or artist | text | Blue Hour Quartet
    Venue | place | Cellar club
    Date | date | Thu 19 Nov
    Doors | time | 19:00
    Seat | text | Front table
    Price | money | € 28`,
  samples: `
    icon | title | subtitle | value | badge | tone
    ticket | Blue Hour Quartet | Thu 19 Nov, cellar club | € 28 | Ticket | success
    ticket | Noor and the Tides | Fri 11 Dec, Harbour hall | € 42 | Ticket | success
    bell | Late Shift | Sales start Mon 23 Nov, 10:00 | € 36 | Wanted | warning
    bell | Requiem by heart | Sat 20 Mar, St Linden | Free | Wanted | neutral`,
  about: 'Doors at seven, support from half past. Omar has the second ticket.',
  facts: '19:00 | Doors\n€ 28 | Price\nFront | Table',
  figures: '2 | Tickets\n3 | Wanted',
  hero: 'Thursday, 19:00 | Blue Hour Quartet | Cellar club, front table | Show ticket',
  tip: 'Sales start on Monday at ten | Late Shift in Harbour hall',
  add: 'Add date',
  use: 'Show ticket',
})
