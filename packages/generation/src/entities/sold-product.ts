import { defineEntity } from '../entity.ts'

export const soldProduct = defineEntity({
  id: 'sold-product',
  one: 'Product',
  many: 'Best-selling products',
  words: 'sold product, best-selling product, best product, top product',
  icon: 'chart',
  groups: 'Lighting, Kitchen, Textiles, Furniture',
  fields: `
    Product | text | Halo lamp
    Region | choice | North | North, South, East, West
    Sold | number | 318
    Revenue | money | € 21,940
    `,
  samples: `
    icon | title | subtitle | value | tone
    chart | Halo lamp | 318 sold, Lighting | € 21,940 | success
    chart | Wool throw | 264 sold, Textiles | € 18,216 | success
    chart | Fjord mug | 842 sold, Kitchen | € 13,472 | primary
    chart | Lantern stool | 96 sold, Furniture | € 12,384 | warning
    chart | Weekend bag | 118 sold, Textiles | € 10,502 | primary
    chart | Ember vase | 204 sold, Kitchen | € 7,956 | danger
    `,
  about: 'Sells best in the north and on Sundays. Eighteen percent more than last month.',
  facts: '318 | Sold\n€ 21,940 | Revenue\n+18 % | Since October',
  figures: '€ 84,470 | Revenue | +12 %\n1,842 | Orders | +96\n264 | New customers | +31',
  hero: 'This month | € 84,470 | 84 % of the target of € 100,000 | See sales',
  tip: 'Best week since spring | The north sold a third of it',
  trend: 'Revenue this month | € 84,470 | +12 %',
  data: [52.1, 54.8, 53.9, 58.2, 61.4, 66.0, 64.7, 70.3, 75.4, 84.47],
  labels: ['Feb', 'May', 'Aug', 'Nov'],
  add: 'Export table',
  use: 'Export table',
})
