import { defineEntity } from '../entity.ts'

/** One of the things tasted without its label. */
export const tastingSample = defineEntity({
  id: 'tasting-sample',
  one: 'Sample',
  many: 'Samples',
  words: 'sample to taste, blind sample',
  icon: 'cup',
  groups: 'Tonight, Rated, Open',
  fields: `
    Sample | choice | Number 4 | Number 1, Number 2, Number 3, Number 4
    Taste | choice | 4 | 1, 2, 3, 4, 5
    Smell | choice | 3 | 1, 2, 3, 4, 5
    My guess | text | From the mountains, two years old
    Notes | long | Nutty, a little salt at the end`,
  samples: `
    icon | title | subtitle | value | badge | tone
    cup | Number 1 | You gave 3, all have rated | 3.2 | Rated | neutral
    cup | Number 2 | You gave 5 | 4.4 | Rated | success
    cup | Number 3 | You gave 2 | 2.1 | Rated | neutral
    cup | Number 4 | Your turn, four have rated | – | Open | primary
    cup | Number 5 | Not yet poured | – | Later | neutral
    cup | Number 6 | Brought by Kim, not yet poured | – | Later | neutral`,
  about: 'Nutty, firm, with a little salt at the end. Who brought it is shown when all six are rated.',
  facts: '4.4 | Average\n5 of 6 | Have rated\n2 | Guessed it',
  figures: '4 of 6 | Tasted\n4.4 | Best so far\n6 | At the table',
  hero: 'Number 4 of 6 | Your turn to rate | Four of six have given points, names come at the end | Rate number 4',
  tip: 'Two are still to come | Names are shown when all have rated',
  add: 'Rate a sample',
  use: 'Change my points',
})
