import { defineEntity } from '../entity.ts'

/** An evening with a menu and seats. */
export const supperEvening = defineEntity({
  id: 'supper-evening',
  one: 'Evening',
  many: 'Evenings',
  words: 'supper evening, supper club evening, pop-up dinner',
  icon: 'fork',
  groups: 'Soon, Sold out, Past',
  fields: `
    Title | text | Beets and smoke
    Date | date | Fri 27 Nov
    From | time | 19:00
    Seats | number | 12
    Seats left | number | 3
    Price | money | € 58.00
    Where | place | Told the day before
    Notes | long | Wine is on the table, the dog is at home`,
  samples: `
    image | title | subtitle | overline | value | meta
    soup | Beets and smoke | Fri 27 Nov, 19:00 · 3 of 12 seats left | Soon | € 58 | 4.9
    fish | From the river | Fri 11 Dec, 19:00 · 7 seats left | Soon | € 64 | New
    pasta | Grandmother’s dough | Sat 9 Jan, 18:30 · sold out, 4 wait | Sold out | € 48 | 4.8
    cake | Only desserts | Sun 24 Jan, 16:00 · 9 seats left | Soon | € 32 | New
    curry | Nine spices | Fri 30 Oct, was full | Past | € 52 | 4.9`,
  about:
    'Five courses around beets and a small fire in the yard. One table, twelve people, nobody knows more than two of them.',
  facts: '12 | Seats\n5 | Courses\n19:00 | From',
  figures: '3 | Seats left\n4 | Evenings\n€ 522 | Paid',
  hero: 'Friday, 19:00 | Beets and smoke | Three seats are left; the menu comes the day before | Reserve a seat',
  tip: 'The address comes on Thursday | With the menu',
  trend: 'Guests an evening | 12 | +1',
  add: 'Add evening',
  use: 'Reserve a seat',
  price: '€ 58 | with wine',
})
