import { defineEntity } from '../entity.ts'

/** What the people at the counter of a copy shop print next. */
export const counterCopy = defineEntity({
  id: 'counter-copy',
  one: 'Job',
  many: 'Jobs',
  words: 'counter job, print to do',
  icon: 'list',
  groups: 'New, Printing, Ready',
  fields: `
    Number | number | 49
    Customer | person | Noor Rahman
    What | text | 118 pages, bound
    State | choice | New | New, Printing, Ready, Handed out`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | 49 · Noor Rahman | 118 pages, 3 copies, hard cover | € 64.20 | New | warning
    file | 50 · Kim Osei | 24 pages, both sides, stapled | € 2.40 | New | warning
    file | 47 · Elias Lund | Slides, 60 pages in colour | € 18.00 | Printing | primary
    file | 48 · Lea Brandt | A3 posters, 5 | € 7.50 | Ready | success
    warning | 46 · Iris Chen | File does not open, written to her | € 0 | Trouble | danger`,
  about: 'Three copies with a hard cover, title in gold. She looks at the proof of the cover first.',
  facts: '49 | Number\n118 | Pages\n€ 64.20 | Price',
  figures: '2 | New\n1 | Printing\n€ 214 | Today',
  add: 'Add job',
  use: 'Mark as ready',
})
