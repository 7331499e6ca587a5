import { defineEntity } from '../entity.ts'

/** Hours a flat has in a room of the house. */
export const houseHour = defineEntity({
  id: 'house-hour',
  one: 'Slot',
  many: 'Slots',
  words: 'hour in the sauna, house slot',
  icon: 'clock',
  groups: 'This week, Mine, Free',
  fields: `
    Day | date | Fri 20 Nov
    From | time | 18:00
    Until | time | 20:00
    Flat | choice | Second floor, left | Ground floor, Second floor left, Third floor, Attic
    People | number | 3`,
  samples: `
    icon | title | subtitle | badge | tone | time
    clock | Fri 20 Nov, 18:00 to 20:00 | Second floor, left | Yours | success | 18:00
    users | Fri 20 Nov, 20:00 to 22:00 | Haddad, third floor | Taken | neutral | 20:00
    clock | Sat 21 Nov, 16:00 to 18:00 | Nobody yet | Free | primary | 16:00
    users | Sat 21 Nov, 18:00 to 20:00 | Osei, ground floor | Taken | neutral | 18:00
    repeat | Sun 22 Nov, 17:00 to 19:00 | Petrova, attic | To swap | warning | 17:00
    clock | Tue 24 Nov, 19:00 to 21:00 | Nobody yet | Free | primary | 19:00`,
  about: 'Yours from six to eight. Leave it aired and the stove switched off for those who come at eight.',
  facts: '2 h | Time\n3 | People\n1 of 2 | Used this week',
  figures: '2 h | This week\n4 | Free slots\n1 | To swap',
  hero: 'Tomorrow, 18:00 | Your two hours | Then the third floor, at eight | See the plan',
  tip: 'Saturday at four is free | Nobody has taken it yet',
  add: 'Book a slot',
  use: 'Offer to swap',
})
