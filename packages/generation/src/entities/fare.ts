import { defineEntity } from '../entity.ts'

export const fare = defineEntity({
  id: 'fare',
  one: 'Flight',
  many: 'Flights',
  words: 'air fare, airfare, plane ticket, flight ticket, flight deal',
  icon: 'plane',
  groups: 'Cheapest, Direct, Fastest',
  fields: `
    From | place | Bergen
    To | place | Lisbon
    Leave | date | Fri 11 Dec
    Return | date | Mon 14 Dec
    Travellers | number | 2
    Stops | choice | Direct | Direct, One stop, Any
    Bag | switch | yes`,
  samples: `
    image | title | subtitle | value | badge | tone
    old town | Lisbon | Fri 11 to Mon 14 Dec, direct | € 84 | −31 % | success
    hills | Turin | Thu 3 to Sun 6 Dec, one stop | € 62 | Cheapest | success
    city | Leipzig | Sat 5 to Tue 8 Dec, direct | € 48 | Direct | primary
    island | Madeira | 9 to 16 Jan, one stop | € 138 | −18 % | success
    beach | Valencia | 22 to 25 Jan, direct | € 71 | Direct | primary
    temple | Osaka | 4 to 18 Mar, one stop | € 612 | Rising | warning`,
  about: 'Leaves at 9:55 and lands at 12:40. One small bag is included, a big one is € 24 each way.',
  facts: '€ 84 | Return\n3 h 45 | Flight\nDirect | Stops',
  figures: '€ 84 | To Lisbon | −31 %\n14 | Airlines compared',
  hero: 'Fell by 31 % | Lisbon for € 84 | Fri 11 to Mon 14 Dec, direct from Bergen | See flight',
  tip: 'Tuesday is the cheapest day | € 22 less than on Friday',
  trend: 'Fare to Lisbon | € 84 | −€ 38',
  data: [122, 118, 124, 110, 104, 96, 84],
  add: 'Search flights',
  use: 'Book flight',
  price: '€ 84 | return, per person',
})
