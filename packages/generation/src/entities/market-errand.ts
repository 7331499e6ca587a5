import { defineEntity } from '../entity.ts'

export const marketErrand = defineEntity({
  id: 'market-errand',
  one: 'Errand',
  many: 'Errands',
  words: 'market delivery, errand order, pabili, market errand',
  icon: 'bag',
  groups: 'On the way, Ordered, Delivered',
  fields: `
    Shop | place | Wet market, row 4
    What to buy | long | Two kilos of rice, one bunch of kangkong, eggs
    Most it may cost | money | € 14
    Bring it to | place | Linden lane 4
    Pay | choice | Cash on delivery | Cash on delivery, Card, Wallet`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bag | Wet market, row 4 | Rice, eggs, greens, with Omar | € 11.40 | On the way | primary
    bag | Pharmacy at the corner | Two packs of plasters, with Kim | € 4.20 | Buying | warning
    bag | Bakery, 12 buns | Brought by Lea at 7:10 | € 3.60 | Delivered | success
    box | Parcel to the harbour | Small, one kilo, with Tomás | € 2.00 | Delivered | success
    bag | Fish stall, one milkfish | Brought by Omar on Tuesday | € 5.80 | Delivered | success`,
  about: 'Omar is at the market with your list, two of five things are in the bag. Paid in cash at the door.',
  facts: '€ 11.40 | So far\n12 min | Until there\nCash | Payment',
  figures: '1 | On the way\n24 | This month',
  hero: 'Twelve minutes | Omar buys at the wet market | Two of five things are in the bag | Follow',
  tip: 'Cash on delivery | Have about twelve euros ready',
  trend: 'Errands a month | 24 | +5',
  add: 'Send somebody',
  use: 'Follow',
})
