import { defineEntity } from '../entity.ts'

/** What a customer ordered at a visit. */
export const visitOrder = defineEntity({
  id: 'visit-order',
  one: 'Order',
  many: 'Orders',
  words: 'order taken at a visit',
  icon: 'cart',
  groups: 'Open, Sent, Delivered',
  fields: `
    Customer | text | Park pharmacy
    Items | long | 24 sun cream, 12 lip balm
    Total | money | € 412
    Delivery | date | Mon 23 Nov
    Discount | text | 5 %`,
  samples: `
    icon | title | subtitle | value | badge | tone
    cart | Park pharmacy | 36 packs, today 9:10 | € 412 | Sent | primary
    truck | Harbour pharmacy | 24 packs, 3 November | € 286 | Delivered | success
    truck | Linden pharmacy | 18 packs, 28 October | € 214 | Delivered | success
    edit | Station pharmacy | Draft, two lines | € 96 | Open | warning`,
  about: 'Thirty-six packs, taken this morning. Delivered on Monday with the display.',
  facts: '€ 412 | Total\n36 | Packs\nMon | Delivery',
  figures: '€ 1,240 | Today\n1 | Draft',
  hero: 'Draft | Station pharmacy | Two lines, € 96 | Finish',
  tip: 'One order is a draft | Station pharmacy',
  trend: 'Orders this week | € 6,840 | +9 %',
  add: 'New order',
  use: 'Send order',
})
