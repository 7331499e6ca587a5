import { defineEntity } from '../entity.ts'

/** What was not on its shelf, and what is done about it. */
export const shortPick = defineEntity({
  id: 'short-pick',
  one: 'Short pick',
  many: 'Short picks',
  words: 'short pick report',
  icon: 'warning',
  groups: 'Open, Counted, Solved',
  fields: `
    Place | text | C 07, shelf 1
    Item | text | Linen oil, 250 ml
    Missing | number | 2
    Reason | choice | Shelf empty | Shelf empty, Damaged, Wrong item
    Picker | person | Kim Osei`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | C 07-1, linen oil | 2 missing, order 4175, Kim | Open | danger
    box | A 03-2, mug | 1 broken, order 4171, Omar | Open | danger
    repeat | B 11-4, throw | Refilled at 9:40 | Solved | success
    search | C 02-1, tags | Counted again, 4 found | Counted | primary`,
  about: 'One of three was there. A refill from the upper rack is on its way.',
  facts: '2 | Missing\n4175 | Order\n9:12 | Reported',
  figures: '2 | Open\n6 | This week',
  hero: 'Open since 9:12 | C 07-1, linen oil | Two missing for order 4175 | Refill',
  tip: 'Two short picks are open | Both in aisle C and A',
  trend: 'Short picks a week | 14 | −3',
  add: 'Report short pick',
  use: 'Mark as refilled',
})
