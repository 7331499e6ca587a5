import { definePage } from './page.ts'

export const harvestDiary = definePage({
  id: 'harvest-diary',
  said: 'harvest diary, harvest log, harvest journal, harvest record, log harvest, harvests',
  unless: /\b(?:farm|vineyard|orchard|bees|community)\b/i,
  within: /\b(?:garden|allotment|beds?|vegetables?)\b/i,
  name: 'Harvest',
  icon: 'leaf',
  line: '31 kg since May',
  content: `
    stats This year
    - 31 kg | Harvested
    - 9 | Kinds
    timeline Lately
    - Thu 19 Nov, leek | 1.2 kg, bed 4
    - Sun 15 Nov, lamb's lettuce | Two bowls, bed 1
    - Sat 7 Nov, carrots | 2.8 kg, the last but one
    chart Kilos a month | 1, 4, 7, 8, 6, 4, 1 | M, J, J, A, S, O, N
    rows Best of the year
    - leaf | Tomatoes, black plum | 9.4 kg
    - leaf | Courgettes | 6.1 kg
    button plus | Weigh and add
  `,
})
