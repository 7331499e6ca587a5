import { defineEntity } from '../entity.ts'

/** An evening of tasting, with what won. */
export const tastingEvening = defineEntity({
  id: 'tasting-evening',
  one: 'Evening',
  many: 'Evenings',
  words: 'tasting evening',
  icon: 'calendar',
  groups: 'This year, Earlier',
  fields: `
    What | text | Six hard cheeses
    Date | date | Fri 6 Nov
    Won | text | Number 2`,
  samples: `
    icon | title | subtitle | value
    trophy | Six hard cheeses | At Lea's, number 2 won | 4.4
    trophy | Blue ones | At Omar's, number 5 won | 4.1
    trophy | From goats and sheep | At Kim's, number 1 won | 4.6
    trophy | All from one valley | At Ana's, number 3 won | 3.9`,
  about: 'Six people, six samples, one that nobody liked.',
  facts: '4.4 | Best\n6 | People',
  figures: '4 | Evenings\n24 | Samples',
  add: 'Add evening',
  use: 'See all points',
})
