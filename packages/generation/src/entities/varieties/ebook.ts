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
  {
    signs: 'fanfiction, fan fiction, fanfic, fanfics, web novel, web novels, light novel, light novels',
    one: 'Story',
    many: 'Stories',
    icon: 'book',
    groups: 'Reading, New, Mine',
    fields: `
      Title | text | The lamp keeper’s sister
      Author | text | saltandlanterns
      World | choice | Paper Lanterns | Paper Lanterns, The Ink Fox, Others
      State | choice | Being written | Being written, Complete
      Note | long | Chapter 9 again`,
    without: 'Format, Shelf, Notes',
    samples: `
      image | title | subtitle | overline | meta | progress
      book night | The lamp keeper’s sister | saltandlanterns, 48k words | Paper Lanterns | Chapter 9 of 14 | 64
      book forest | Nine tails, one lie | inkpaw, complete | The Ink Fox | Chapter 2 of 21 | 8
      book sea | What the tide kept | norrgard_writes, new chapter | Tidewalkers | New | 0
      book city | Tea after the war | mossandgears | Tea at Four | Complete | 100
      book art | My first chapter | You, draft | Paper Lanterns | 1,240 words | 20`,
    about:
      'What happened to the sister nobody mentions. A new chapter comes on Thursdays; the comments are kind.',
    facts: '64 % | Read\n9 | Chapter\n412 | Comments',
    figures: '3 | Reading\n2 | New chapters\n1 | Mine',
    hero: 'Chapter 9 | The lamp keeper’s sister | A new chapter since Thursday | Read on',
    tip: 'Two new chapters | Of stories you follow',
    add: 'Write story',
    use: 'Read on',
  },
])
