import { usedCopy } from '../used-copy.ts'
import { defineVarieties } from './variety.ts'

/** Copies in a second-hand shop; without these words records. */
export const usedCopyVarieties = defineVarieties(usedCopy, [
  {
    signs: 'book 5, books 5, bookshop 8, bookstore 8, antiquarian 9, editions 5, novels 6, paperbacks 6',
    icon: 'book',
    groups: 'New in, Novels, Travel, Children',
    fields: `
      Title | text | The Salt Road
      Author | text | I. Haddad
      Subject | choice | Novels | Novels, Travel, Poems, Children, Local
      Condition | choice | Very good | As new, Very good, Good, Read to bits
      Edition | text | First, 1958, cloth
      Price | money | € 12.00
      Shelf | text | Novels, H`,
    without: 'Artist, Genre, Pressing, Bin, Photo',
    samples: `
      image | title | subtitle | overline | value | badge | tone
      book blue | The Salt Road | I. Haddad, first edition 1958 | New in | € 12 | Very good | success
      book green | Birds of the Marsh | With 40 plates, 1931 | Nature | € 45 | Good | primary
      book red | Letters to Nobody | R. Kaya, poems, signed | Poems | € 18 | As new | success
      book | North by Rail | L. Brandt, maps complete | Travel | € 9 | Good | primary
      book yellow | The Whale in the Well | Picture book, one page coloured in | Children | € 3 | Read to bits | warning`,
    about: 'Cloth, a name in pencil on the first page, no jacket. Nobody has cut the last pages.',
    facts: 'Very good | Condition\n1958 | Year\nNovels, H | Shelf',
    hero: 'Came in this morning | Three boxes from a teacher | Travel and natural history | Look through',
    tip: 'Two from your list are here | The Salt Road and North by Rail',
    price: '€ 12.00 | Held for three days',
  },
  {
    signs: 'comic 7, comics 7, manga 7, back issues 8, graphic novels 7',
    icon: 'book',
    groups: 'New in, Series, Singles',
    fields: `
      Series | text | Captain Orbit
      Number | number | 14
      Condition | choice | NM | M, NM, VF, FN, GD
      Year | text | 1976
      Price | money | € 16.00
      Box | text | C, 3`,
    without: 'Title, Artist, Genre, Pressing, Bin, Photo',
    samples: `
      image | title | subtitle | overline | value | badge | tone
      comic | Captain Orbit 14 | 1976, first Moon Thief | New in | € 16 | NM | success
      comic red | The Night Tram 3 | 1988, one staple loose | Series | € 4 | FN | warning
      comic blue | Captain Orbit 1 | 1974, in a sleeve | Series | € 85 | VF | success
      comic green | Marsh Girl, complete | Six volumes | Sets | € 38 | VF | primary`,
    about: 'Bright colours, white pages, one tiny crease at the spine. In a sleeve with a board.',
    facts: 'NM | Condition\n1976 | Year\nC, 3 | Box',
    hero: 'On your pull list | Captain Orbit 14 | NM, held until Saturday | Open',
    tip: 'Two from your list are here | Captain Orbit 14 and Marsh Girl',
    price: '€ 16.00 | Held for three days',
  },
])
