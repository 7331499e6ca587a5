import { defineEntity } from '../entity.ts'

/** An evening in a shop: somebody plays, reads or signs. */
export const shopEvening = defineEntity({
  id: 'shop-evening',
  one: 'Evening',
  many: 'Evenings',
  words: 'in-store event, listening session, shop event',
  icon: 'calendar',
  groups: 'This week, Later',
  fields: `
    Title | text | One record, both sides
    Date | date | Fri 20 Nov
    Time | time | 20:00
    Places | number | 30
    Price | money | € 5.00`,
  samples: `
    icon | title | subtitle | overline | meta
    headphones | One record, both sides | We listen and say nothing | Fri 20 Nov, 20:00 | 8 left
    mic | Ruth Vale plays four songs | On the counter, free | Sat 21 Nov, 17:00 | 40 coming
    coffee | Swap table and cake | Bring ten, take ten | Sun 22 Nov, 11:00 | Free
    book | The man who pressed records | Talk with slides | Thu 3 Dec, 19:30 | 22 left`,
  about: 'Side one, a break with coffee, side two. Nobody talks while it plays.',
  facts: '20:00 | Begins\n€ 5 | Entry\n8 | Places',
  figures: '4 | Evenings\n30 | Seats',
  add: 'Add evening',
  use: 'Keep me a seat',
})
