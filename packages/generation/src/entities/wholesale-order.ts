import { defineEntity } from '../entity.ts'

export const wholesaleOrder = defineEntity({
  id: 'wholesale-order',
  one: 'Order',
  many: 'Orders',
  words: 'wholesale order, recurring order, standing order, b2b order',
  icon: 'box',
  groups: 'Open, Recurring, Delivered',
  fields: `
    Customer | text | Mill Café
    Article | text | House espresso, 6 kg
    Amount | number | 6
    Every | choice | Week | Once, Week, 2 weeks, Month
    Deliver on | date | Tue 24 Nov
    Place | place | Mill street 14
    Notes | long | Ring at the back`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | Mill Café | 6 kg, every Tuesday | € 138 | Packed | success
    box | Old Mint Hotel | 14 kg and 200 filters | € 342 | Open | warning
    truck | Harbour Deli | 4 kg, on the way | € 96 | On tour | primary
    repeat | Linden School | 3 kg, every month | € 66 | Recurring | accent
    box | Studio Sol | 2 kg, one-off | € 52 | Delivered | neutral
    box | Paper works | 8 kg, every two weeks | € 184 | Paused | neutral`,
  about: 'Six kilos in two bags, ground for filter. The last three deliveries were paid within a week.',
  facts: '€ 138 | Sum\nTue | Delivery\n6 kg | Weight',
  figures: '€ 2,180 | This week\n9 | Open\n14 | Recurring',
  hero: 'Packs today | Old Mint Hotel, 14 kg | On the van by 13:00 | Mark packed',
  tip: 'Two customers ask for more | Mill Café and Harbour Deli, since September',
  trend: 'Orders a week | € 2,180 | +240',
  add: 'New order',
  use: 'Mark packed',
  price: '€ 138 | every Tuesday',
})
