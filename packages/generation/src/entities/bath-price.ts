import { defineEntity } from '../entity.ts'

export const bathPrice = defineEntity({
  id: 'bath-price',
  one: 'Ticket',
  many: 'Entry prices',
  words: 'entry price, entrance fee, swimming ticket',
  icon: 'ticket',
  groups: 'Single, Ten visits, Season',
  fields: `
    Ticket | text | Adult, day
    Price | money | € 5.50
    Valid | text | One visit, all pools
    Reduced | money | € 3.50`,
  samples: `
    icon | title | subtitle | value
    ticket | Adult, one visit | All pools, no time limit | € 5.50
    ticket | Child, 4 to 15 | All pools | € 3.00
    users | Family, two adults | With all their children | € 13.00
    clock | Early or late swim | Before 8:00, after 20:00 | € 3.50
    ticket | Ten visits | Two years, may be passed on | € 48.00
    sun | Season ticket, outdoor | May to September | € 92.00`,
  about: 'Valid in all city pools. Students, pensioners and volunteers pay the reduced price.',
  facts: '€ 5.50 | Adult\n€ 3.00 | Child\n€ 48.00 | Ten visits',
  figures: '6 | Tickets\n€ 3.00 | From',
  hero: 'Cheapest today | Early or late swim, € 3.50 | Before eight and after eight | Show prices',
  tip: 'Ten visits save € 7 | They may be shared in a family',
  add: 'Add ticket',
  use: 'Show pools',
})
