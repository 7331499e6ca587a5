import { defineEntity } from '../entity.ts'

export const salesRegion = defineEntity({
  id: 'sales-region',
  one: 'Region',
  many: 'Regions',
  words: 'sales region, region, branch',
  icon: 'pin',
  groups: 'Home, Abroad',
  fields: `
    Region | text | North
    Revenue | money | € 31,240
    Orders | number | 684
    `,
  samples: `
    icon | title | subtitle | value | tone
    pin | North | 684 orders, +18 % | € 31,240 | success
    pin | West | 512 orders, +9 % | € 24,180 | success
    pin | South | 402 orders, +2 % | € 18,620 | primary
    pin | East | 244 orders, −6 % | € 10,430 | danger
    `,
  about: 'A third of all revenue, most of it from two cities.',
  facts: '684 | Orders\n€ 31,240 | Revenue\n+18 % | Since October',
  figures: '4 | Regions\n€ 84,470 | Revenue',
  hero: 'Strongest | North | 684 orders this month | See sales',
  tip: 'The east sells less | Fewer orders, the same baskets',
  trend: 'Revenue | € 84,470 | +12 %',
  add: 'Add region',
  use: 'See sales',
})
