import { book } from '../book.ts'
import { defineVarieties } from './variety.ts'

/** Books one looks for; without these words they are those one reads. */
export const bookVarieties = defineVarieties(book, [
  {
    signs:
      'search for book 9, search book 9, find book 8, book finder 9, book search 9, look up book 9, book lookup 9, search title or author 9, isbn search 9',
    without: 'Status, Review',
    groups: 'Fiction, Science, Poetry, History',
    fields: `
      Publisher | text | Old Mint Press
      ISBN | text | 978-3-16-148410-0`,
    samples: `
      image | title | subtitle | overline | rating | meta
      book story | Small Rivers | Ruth Adeyemi, 2019 | Fiction | 4.6 | 312 pages
      sea book | The Lighthouse Ledger | Tomás Rey, 2021 | Fiction | 4.8 | 248 pages
      science book | Why Bubbles Are Round | Iris Chen, 2018 | Science | 4.5 | 196 pages
      forest book | A Year of Moss | Hana Sato, 2023 | Poetry | 4.7 | 280 pages
      history book | The Salt Road | Omar Haddad, 2016 | History | 4.4 | 402 pages
      night book | Nine Keys, No Doors | Lea Brandt, 2022 | Fiction | 4.9 | 331 pages`,
    about: 'Two sisters follow a river to the sea and read the letters their mother left along it.',
    figures: '31 | Books looked at | +4\n4 | Saved',
    hero: 'Book of the week | Small Rivers | Ruth Adeyemi, 2019 | More information',
    tip: '4 books saved | The latest on Sunday',
  },
])
