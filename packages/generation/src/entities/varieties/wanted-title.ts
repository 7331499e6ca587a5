import { wantedTitle } from '../wanted-title.ts'
import { defineVarieties } from './variety.ts'

/** What is looked for among books; without these words it is records. */
export const wantedTitleVarieties = defineVarieties(wantedTitle, [
  {
    signs: 'book 7, books 7, bookshop 9, bookstore 9, antiquarian 9, novels 6, comics 7',
    fields: `
      Title | text | The Salt Road
      By | text | I. Haddad
      At least | choice | Good | Very good, Good, Any
      Up to | money | € 20.00`,
    samples: `
      icon | title | subtitle | value | badge | tone
      book | The Salt Road | I. Haddad, any edition | to € 20 | Here now | success
      book | Birds of the Marsh | With all plates | to € 60 | Here now | success
      book | Letters to Nobody | R. Kaya, paperback | to € 8 | Looking | neutral
      book | The Ferryman’s Year | First edition | to € 45 | Looking | neutral
      book | Bread and Weather | For a gift, very good | to € 25 | Looking | neutral`,
    about:
      'You asked in May. A copy came in this morning with three boxes from a teacher, a name on the first page.',
    facts: 'Good | At least\n€ 20 | Up to',
    hero: 'Here since this morning | The Salt Road | Good, € 12, held for you until Saturday | Open',
  },
])
