import { defineEntity } from '../entity.ts'

export const clubBook = defineEntity({
  id: 'club-book',
  one: 'Book',
  many: 'Books',
  words: 'club book, group read, current read, past pick',
  icon: 'book',
  groups: 'Now, Read, Suggested',
  fields: `
    Title | text | The Lighthouse Ledger
    Author | person | Tomás Rey
    Suggested by | person | Lea Brandt
    Read until | text | Chapter 14
    Meeting | date | Thu 19 Nov
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Why does she burn the letters?`,
  samples: `
    image | title | subtitle | overline | rating | badge | tone
    sea book | The Lighthouse Ledger | Tomás Rey, 248 pages | November | 4.6 | Now | primary
    story book | Small Rivers | Ruth Adeyemi, 312 pages | October | 4.8 | Read | success
    night book | Nine Keys, No Doors | Lea Brandt, 331 pages | September | 3.9 | Read | success
    forest book | A Year of Moss | Hana Sato, 280 pages | Summer | 4.2 | Read | success
    history book | The Salt Road | Omar Haddad, 402 pages | May | 3.4 | Read | success
    garden book | A Year of Beans | Iris Chen, 196 pages | December | | Next | accent`,
  about:
    'A keeper writes down every ship for forty years, and one is missing. Up to chapter 14 for Thursday; no spoilers after that.',
  facts: '248 | Pages\nCh. 14 | For Thursday\n5 of 8 | Have read it',
  figures: '23 | Books together | +1\n4.2 | Average\n8 | Readers',
  hero: 'Thursday, 19:30 at Lea’s | The Lighthouse Ledger | Up to chapter 14, five of eight are there | I am coming',
  tip: 'Three of us are still in part one | No spoilers before Thursday',
  trend: 'Pages a week | 86 | +12',
  add: 'Suggest a book',
  use: 'Note my progress',
})
