import { defineEntity } from '../entity.ts'

export const book = defineEntity({
  id: 'book',
  words: 'book, novel, library, author, reading, ebook, audiobook',
  icon: 'book',
  groups: 'Reading, Fiction, Science, Poetry',
  fields: `
    Title | text | Small Rivers
    Author | person | Ruth Adeyemi
    Published | date | 12 Mar 2019
    Pages | text | 312
    Status | choice | Reading | To read, Reading, Done
    Review | long | Slow at first, then I missed my stop`,
  samples: `
    image | title | subtitle | overline | rating | meta
    book story | Small Rivers | Ruth Adeyemi | 2019 | 4.6 | 312 pages
    sea book | The Lighthouse Ledger | Tomás Rey | 2021 | 4.8 | 248 pages
    science book | Why Bubbles Are Round | Iris Chen | 2018 | 4.5 | 196 pages
    forest book | A Year of Moss | Hana Sato | 2023 | 4.7 | 280 pages
    history book | The Salt Road | Omar Haddad | 2016 | 4.4 | 402 pages
    night book | Nine Keys, No Doors | Lea Brandt | 2022 | 4.9 | 331 pages`,
  about:
    'Two sisters follow a river to the sea and read the letters their mother left along it. Slow at first, then one misses one’s stop.',
  facts: '312 | Pages\n4.6 | Rating\n2019 | Published',
  figures: '31 | Books read | +4\n142 | Page today\n23 | Day streak',
  hero: 'Page 142 of 312 | Small Rivers | 26 minutes left in this chapter | Go on reading',
  tip: 'You read most on Sundays | 61 pages on average',
  trend: 'Pages this week | 214 | +38',
  use: 'More information',
})
