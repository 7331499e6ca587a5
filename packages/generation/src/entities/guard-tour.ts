import { defineEntity } from '../entity.ts'

/** Which guard is on which tour, and how far. */
export const guardTour = defineEntity({
  id: 'guard-tour',
  one: 'Tour',
  many: 'Tours now',
  words: 'tour of a guard',
  icon: 'users',
  groups: 'Running, Late, Done',
  fields: `
    Guard | person | Omar Haddad
    Site | text | Harbour warehouse
    Points done | text | 3 of 12
    Last point | text | Hall A, 22:51
    Next | time | 23:20`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | Harbour warehouse, last: hall A 22:51 | 3 of 12 | success
    Kim | Kim Osei | School and gym, last: gate 22:40 | 5 of 8 | success
    Ana | Ana Petrova | Town hall, no point since 22:05 | Late | danger
    Tomas | Tomás Rey | Old dairy, begins at 23:30 | Later | neutral`,
  about: 'On the second round through the warehouse. Three of twelve points are scanned, one with a report.',
  facts: '3 of 12 | Points\n22:51 | Last scan\n1 | Report',
  figures: '3 | Running\n1 | Late',
  hero: 'No point since 22:05 | Ana Petrova | Town hall, eight points left | Call',
  tip: 'One tour is late | Ana Petrova, town hall',
  trend: 'Tours a night | 9 | +1',
  add: 'Assign tour',
  use: 'Call',
})
