import { defineEntity } from '../entity.ts'

export const cardSpread = defineEntity({
  id: 'card-spread',
  one: 'Spread',
  many: 'Spreads',
  words: 'spread, card spread, layout of cards',
  icon: 'grid',
  groups: 'Short, Long',
  fields: `
    Spread | text | Past, present, future
    Cards | number | 3
    Good for | text | A question with a before and after`,
  samples: `
    icon | title | subtitle | value
    grid | One card | For the day | 1 card
    grid | Three cards | Past, present and future | 3 cards
    grid | Yes or no | Two sides of one choice | 2 cards
    grid | Horseshoe | Seven in a bow | 7 cards
    grid | Celtic cross | For a long evening | 10 cards`,
  about: 'The left card is what was, the middle what is, the right where it leads if nothing changes.',
  facts: '3 | Cards\n14 | Times laid\n5 min | Takes',
  figures: '5 | Spreads\n14 | Laid',
  hero: 'Laid most | Three cards | Past, present and future | Lay it',
  tip: 'Ask one thing at a time | A short question has a clear answer',
  trend: 'Laid a month | 14 | +2',
  data: [6, 8, 9, 8, 11, 12, 14],
  add: 'New spread',
  use: 'Lay it',
})
