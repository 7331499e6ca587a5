import { defineEntity } from '../entity.ts'

export const earning = defineEntity({
  id: 'earning',
  one: 'Entry',
  many: 'Takings',
  words: 'takings, taking, gig earning, hat money',
  icon: 'wallet',
  groups: 'This week, Cash, Card',
  fields: `
    Where | place | Mill bridge
    Date | date | Thu 19 Nov
    From | time | 16:00
    Hours | number | 2
    Cash | money | € 48.00
    Card | money | € 12.00
    Notes | long | Cold, but the market was full`,
  samples: `
    icon | title | subtitle | value | tone
    wallet | Mill bridge | Today, 2 h, € 30.00 an hour | € 60.00 | success
    wallet | Station square | Yesterday, 3 h, € 19.00 an hour | € 57.00 | primary
    wallet | Market, by the fountain | Sat 14 Nov, 4 h, € 34.50 an hour | € 138.00 | success
    wallet | Harbour steps | Fri 13 Nov, 1.5 h, rain | € 14.00 | danger
    wallet | Station square | Wed 11 Nov, 2 h, € 17.50 an hour | € 35.00 | primary`,
  about:
    'Two hours in the cold, most of it after five when the market closed. Thirty euros an hour, above average.',
  facts: '€ 30.00 | An hour\n2 h | Played\n€ 60.00 | In all',
  figures: '€ 304 | This week | +€ 42\n€ 24.30 | An hour\n12.5 h | Hours',
  hero: 'This week | € 304 | 12.5 hours, € 24.30 an hour | Log takings',
  tip: 'Saturdays by the fountain are best | € 34.50 an hour',
  trend: 'Takings a day | € 60 | +€ 12',
  add: 'Log takings',
  use: 'Edit entry',
})
