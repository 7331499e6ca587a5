import { defineEntity } from '../entity.ts'

/** What somebody makes to sell, with what one of it costs and brings. */
export const makerProduct = defineEntity({
  id: 'maker-product',
  one: 'Product',
  many: 'Products',
  words: 'handmade product, homemade product, product i make, thing i make',
  icon: 'box',
  groups: 'In stock, Low, By batch',
  fields: `
    Name | text | Lavender soap, 100 g
    In stock | number | 34
    Cost per piece | money | € 1.42
    Price | money | € 6.50
    Profit per piece | money | € 5.08
    Made on | date | Sun 8 Nov
    Sold at | choice | Market | Market, Online, Shop
    Notes | long | Four weeks to cure, then wrap`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | Lavender soap, 100 g | Costs € 1.42, sells at € 6.50 | 34 left | € 5.08 each | success
    box | Oats and honey soap | Costs € 1.60, sells at € 6.50 | 21 left | € 4.90 each | success
    box | Charcoal soap | Costs € 1.75, sells at € 7.00 | 6 left | Low | warning
    box | Shampoo bar, nettle | Costs € 2.10, sells at € 8.00 | 18 left | € 5.90 each | success
    box | Set of three in a tin | Costs € 5.40, sells at € 19.00 | 9 left | € 13.60 each | success
    box | Unscented soap | Costs € 1.20, sells at € 5.50 | 0 left | Sold out | danger`,
  about: 'One batch is 24 bars. Oils are most of the cost; since September they cost a fifth more.',
  facts: '34 | In stock\n€ 1.42 | Cost\n€ 5.08 | Profit each',
  figures: '88 | In stock\n€ 1.68 | Cost per piece\n€ 412 | Profit this month',
  hero: 'Nearly gone | Charcoal soap | Six left, the market is on Saturday | Make a batch',
  tip: 'Your dearest ingredient is olive oil | It is a third of every bar',
  trend: 'Profit a month | € 412 | +56',
  add: 'Add product',
  use: 'Note a sale',
})
