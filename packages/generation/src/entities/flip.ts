import { defineEntity } from '../entity.ts'

export const flip = defineEntity({
  id: 'flip',
  one: 'Item',
  many: 'Items',
  words: 'flip, resale item, item bought to sell, pair of sneakers',
  icon: 'box',
  groups: 'In stock, Listed, Sold',
  fields: `
    Item | text | Low Harbour, white
    Size | text | 43
    Paid | text | € 90
    Sold for | text | € 148
    Sold on | choice | Online market | Online market, Flea market, To a friend, Shop
    Fees | text | € 14.80
    Profit | text | € 43.20
    Bought on | date | Sun 1 Nov`,
  samples: `
    icon | title | subtitle | value | tone
    box | Low Harbour, white | Paid € 90, sold for € 148 | + € 43 | success
    box | High Mill, blue | Paid € 120, sold for € 132 | − € 1 | danger
    box | Runner 84, grey | Paid € 60, listed at € 110 | Listed | primary
    box | Court, red and white | Paid € 75, sold for € 129 | + € 41 | success
    box | Trail, olive | Paid € 55, in the cellar | In stock | neutral
    box | Canvas, limited | Paid € 40, sold for € 96 | + € 46 | success`,
  about: 'Bought at the outlet, sold within six days. Fees were ten per cent, postage € 5.',
  facts: '€ 43 | Profit\n48 % | Return\n6 d | Until sold',
  figures: '€ 312 | Profit this month | +€ 84\n14 | In stock\n9 | Sold',
  hero: 'This month | € 312 profit | Nine sold, fees € 96 | Add item',
  tip: 'Fees took a tenth | € 96 of what came in this month',
  trend: 'Profit a month | € 312 | +€ 84',
  data: [120, 160, 140, 210, 190, 228, 312],
  add: 'Add item',
  use: 'Mark as sold',
})
