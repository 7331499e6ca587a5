import { defineEntity } from '../entity.ts'

export const exhibition = defineEntity({
  id: 'exhibition',
  one: 'Exhibition',
  many: 'Exhibitions',
  words: 'museum exhibition, current exhibition',
  icon: 'image',
  groups: 'Now, Soon, Children',
  fields: `
    Title | text | Paper Cities
    Rooms | text | 4 to 9
    Until | date | Sun 14 Mar
    Opens | time | 10:00
    Price | money | € 12
    Weekend | money | € 14
    Groups from ten | money | € 9`,
  samples: `
    image | title | subtitle | value | badge | tone
    city | Paper Cities | Rooms 4 to 9, until 14 March | € 12 | Now | success
    sea | Salt and Sail | Old harbour hall, until 2 May | € 10 | Now | success
    portrait | Faces of the Mill | 60 portraits, until 30 January | € 8 | Last weeks | warning
    robot | Hands on, for children | Workshop, from six years | € 6 | Now | success
    night | Lamps of the North | Opens on 4 December | € 12 | Soon | neutral`,
  about:
    'Six rooms of streets cut from paper, the largest eleven metres long. Sessions begin every half hour; groups of ten and more pay less.',
  facts: '€ 12 | Weekdays\n€ 14 | Weekend\n€ 9 | In groups',
  figures: '5 | Exhibitions\n3 | Open now\n2 | Tickets',
  hero: 'Until 14 March | Paper Cities | Next session at 11:30, 14 places left | Book tickets',
  tip: 'Quiet on weekday mornings | And two euros less than at the weekend',
  trend: 'Visitors a day | 412 | +38',
  add: 'Add exhibition',
  use: 'Book tickets',
})
