import { defineEntity } from '../entity.ts'

/** Money collected for one purpose. */
export const mosqueFund = defineEntity({
  id: 'mosque-fund',
  one: 'Fund',
  many: 'Funds',
  words: 'roof fund, building fund, mosque fund',
  icon: 'heart',
  groups: 'Open, Reached',
  fields: `
    For | text | The new roof
    Goal | money | € 30,000.00
    So far | money | € 18,400.00
    Until | date | Thu 31 Dec
    Zakat may be used | switch | no`,
  samples: `
    icon | title | subtitle | value | progress | badge | tone
    building | The new roof | € 11,600 to go, until 31 December | € 18,400 | 61 | Open | primary
    apple | Food parcels | 42 families each month | € 3,100 | 78 | Zakat | success
    book | Books for the madrasa | Reached in October | € 1,200 | 100 | Reached | success
    heart | Funeral of a stranger | Since Tuesday | € 640 | 32 | Urgent | danger`,
  about:
    'The north side leaks since spring. Tiles are ordered; the carpenters begin when two thirds are there.',
  facts: '61 % | There\n€ 11,600 | To go\n214 | Gave',
  figures: '€ 18,400 | For the roof\n214 | Gave',
  hero: '61 % are there | The new roof | € 11,600 to go until 31 December | Give',
  tip: 'The roof is at 61 % | € 11,600 to go',
  trend: 'For the roof | € 18,400 | +€ 620',
  data: [12100, 13400, 14900, 15800, 16700, 17780, 18400],
  add: 'Add fund',
  use: 'Give',
})
