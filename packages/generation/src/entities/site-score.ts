import { defineEntity } from '../entity.ts'

/** How happy people are at each place of a firm. */
export const siteScore = defineEntity({
  id: 'site-score',
  one: 'Score',
  many: 'Scores by place',
  words: 'score by place',
  icon: 'star',
  groups: 'All, Falling',
  fields: `
    Place | text | Harbour View
    NPS | number | 62
    Answers | number | 214
    Since last month | text | +4`,
  samples: `
    icon | title | subtitle | badge | tone
    star | Harbour View | 214 answers, rooms 4.6 | NPS 62 | success
    star | Old Mint | 180 answers, breakfast 4.8 | NPS 71 | success
    star | Linden House | 96 answers, noise 3.4 | NPS 38 | warning
    star | Pension Mill | 58 answers, desk 3.1 | NPS 12 | danger`,
  about: 'Four points more than in October, thanks to the rooms. The desk is what people complain of.',
  facts: '62 | NPS\n214 | Answers\n+4 | To October',
  figures: '54 | All together\n548 | Answers',
  hero: 'Falling | Pension Mill | NPS 12, nine less than in October | See answers',
  tip: 'One place falls | Pension Mill, because of the desk',
  trend: 'NPS | 54 | +3',
  add: 'Add place',
  use: 'See answers',
})
