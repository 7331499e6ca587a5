import { defineEntity } from '../entity.ts'

/** A kind of thing that is sold at a stall, and how much of it went. */
export const stallSale = defineEntity({
  id: 'stall-sale',
  one: 'Kind',
  many: 'Kinds',
  words: 'stall product, jar sold',
  icon: 'tag',
  groups: 'Today, Best, All',
  fields: `
    Kind | choice | Linden | Linden, Spring blossom, Forest, Creamed
    Sold | number | 14
    Price | money | € 7.50
    Taken along | number | 20
    Date | date | Sat 14 Nov
    Notes | long | Two asked for smaller jars`,
  samples: `
    image | title | subtitle | value
    honey | Linden, 500 g | 14 of 20 sold at € 7.50 | € 105
    honey | Spring blossom, 500 g | 11 of 18 sold at € 6.50 | € 71.50
    honey | Forest, 500 g | 9 of 12 sold at € 8.00 | € 72
    honey | Creamed, 250 g | 16 of 16 sold at € 4.50 | € 72
    candle | Candles | 5 of 10 sold at € 6.00 | € 30`,
  about: 'Fourteen of twenty jars. Goes best before noon; two people asked for it in a smaller jar.',
  facts: '14 | Sold\n6 | Came home\n€ 105 | Taken',
  figures: '€ 350.50 | Saturday | +€ 42\n55 | Sold\n21 | Left',
  hero: 'Next, Saturday | Take more creamed honey | All sixteen were gone by eleven | Enter sales',
  tip: 'Creamed sells out first | On the last three Saturdays',
  trend: 'Takings a Saturday | 350 | +42',
  data: [262, 284, 310, 276, 298, 308, 350],
  add: 'Enter sales',
  use: 'One more sold',
  price: '€ 7.50 | a jar',
})
