import { defineEntity } from '../entity.ts'

/** Hours booked at a gym. */
export const gymVisit = defineEntity({
  id: 'gym-visit',
  one: 'Slot',
  many: 'Slots',
  words: 'climbing slot, gym slot',
  icon: 'calendar',
  groups: 'Morning, Afternoon, Evening',
  fields: `
    Day | date | Fri 20 Nov
    From | time | 18:00
    Hall | choice | Boulder | Boulder, Rope, Both
    People | number | 2
    Rent | choice | Nothing | Nothing, Shoes, Shoes and harness`,
  samples: `
    image | title | subtitle | badge | tone | time
    mountain | Fri 20 Nov, 18:00 | Boulder hall, two hours | Booked | success | 18:00
    mountain | Sun 22 Nov, 10:00 | Rope hall, with Omar | Booked | success | 10:00
    mountain | Tue 24 Nov, 19:00 | Boulder hall, 4 places left | Free | primary | 19:00
    mountain | Thu 26 Nov, 18:00 | Rope hall, waiting list | Full | warning | 18:00
    mountain | Tue 17 Nov, 18:00 | Boulder hall | Been there | neutral | 18:00`,
  about: 'Two hours in the boulder hall. Cancel for nothing until two hours before.',
  facts: '2 h | Time\n14 | Places left\n€ 9 | Entry',
  figures: '2 | Booked\n38 % | Full now',
  hero: 'Friday, 18:00 | Boulder hall, two hours | 14 places are left | Book a slot',
  tip: 'Quiet until five | A third of the places are taken',
  add: 'Book a slot',
  use: 'Change slot',
  price: '€ 9 | a visit',
})
