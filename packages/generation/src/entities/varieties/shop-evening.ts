import { shopEvening } from '../shop-evening.ts'
import { defineVarieties } from './variety.ts'

/** Evenings in a shop of something else than records. */
export const shopEveningVarieties = defineVarieties(shopEvening, [
  {
    signs: 'book 8, books 8, bookshop 12, bookstore 12, readings 8, novels 6, author 6, authors 6',
    one: 'Reading',
    many: 'Readings',
    fields: 'Title | text | The Salt Road, read by its author',
    samples: `
      icon | title | subtitle | overline | meta
      book | The Salt Road | Ida Haddad reads, tea afterwards | Fri 20 Nov, 20:00 | 8 left
      mic | Four poems each | Five poets on the stairs, free | Sat 21 Nov, 17:00 | 40 coming
      coffee | Swap table and cake | Bring ten books, take ten | Sun 22 Nov, 11:00 | Free
      pen | How a book is bound | Talk with needle and thread | Thu 3 Dec, 19:30 | 22 left`,
    about: 'Three chapters, a break with tea, then questions. She signs what you bring.',
    figures: '4 | Readings\n30 | Seats',
    add: 'Add reading',
  },
])
