import { defineEntity } from '../entity.ts'

/** What the organiser has to know of the one who starts instead. */
export const entryBuyer = defineEntity({
  id: 'entry-buyer',
  one: 'Buyer',
  many: 'Buyers',
  words: 'entry buyer',
  icon: 'user',
  groups: 'All',
  fields: `
    Name | text | Yusuf Kaya
    Born | date | 12 March 1994
    Club | text | Mill Road Runners
    Shirt size | choice | M | S, M, L, XL
    Email | email | yusuf@post.example
    Emergency contact | text | Noor, +49 151 2048`,
  samples: `
    avatar | title | subtitle
    Yusuf Kaya | Yusuf Kaya | Born 1994, shirt M
    Mara Lind | Mara Lind | Born 1988, shirt S`,
  about: 'As it stands in the passport; the organiser prints it on the bib.',
  facts: '1994 | Born\nM | Shirt\n€ 5 | Fee',
  figures: '2 | Buyers\n1 | To change\n€ 5 | Fee',
  hero: 'To do | Change the name | Until Sunday | Open',
  tip: 'Have the passport ready | The name must be the same',
  add: 'Buyer’s details',
  use: 'Send',
})
