import { ebook } from '../ebook.ts'
import { defineVarieties } from './variety.ts'

export const ebookVarieties = defineVarieties(ebook, [
  {
    signs: 'manga, comic, comics, webtoon, webtoons, manhwa, graphic novel, cbz, cbr',
    one: 'Series',
    many: 'Series',
    groups: 'Reading, New, Finished',
    fields: `
      Title | text | Paper Lanterns
      Author | person | Hana Sato
      Source | choice | On this phone | On this phone, Library, Web
      Read from | choice | Right to left | Right to left, Left to right, Downwards
      Shelf | choice | Reading | Reading, New, Finished`,
    samples: `
      image | title | subtitle | overline | meta | progress
      book city | Paper Lanterns | Hana Sato, 3 new | Reading | Chapter 48 of 51 | 94
      book art | The Ink Fox | Kim Osei | Reading | Chapter 12 of 120 | 10
      book sea | Tidewalkers | Mateo Silva, 1 new | Reading | Chapter 7 of 8 | 88
      book mountain | Nine Peaks | Yusuf Kaya | New | 64 chapters | 0
      book forest | Moss and Gears | Lea Brandt | New | 22 chapters | 0
      book garden | Tea at Four | Priya Nair | Finished | 38 chapters | 100`,
    about: 'Two lantern makers keep a shop that opens only after dark. A new chapter comes every Thursday.',
    facts: '48 | Chapter\n3 | New\n51 | In all',
    figures: '4 | New chapters\n38 | Series\n26 min | A day',
    hero: 'Chapter 48 | Paper Lanterns | Three new chapters | Read on',
    tip: 'Four new chapters | Three of Paper Lanterns',
    add: 'Add series',
    use: 'Read on',
  },
])
