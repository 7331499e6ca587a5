import { definePage } from './page.ts'

export const priceList = definePage({
  id: 'price-list',
  said: 'price list, prices, pricing, price table, our prices, tariffs, fees and prices, entry prices, entrance fees, admission prices, ticket prices, price overview',
  unless: /compar|track|crypto|stock|fuel|petrol|gas price|market/i,
  within:
    /\b(?:pool|climbing|museum|zoo|ski|ice rink|trampoline|bowling|kindergarten|school|campsite|boat|kayak|bike rental|driving school|playground|sauna|golf|tennis|observatory|planetarium|cinema|club|coach|trainer|studio|lessons|teacher)\b/i,
  name: 'Prices',
  icon: 'tag',
  line: 'As of November',
  content: `
    rows One visit
    - user | Adults | From 18 years | € 9.50
    - school | Young people | Up to 17, students | € 6.00
    - baby | Children | Up to 5 years | Free
    - users | Families | Two adults, all children | € 22.00
    rows More often
    - ticket | Ten visits | Given on to anybody | € 80
    - card | A year | As often as you like | € 190
    banner clock | After six it costs less | € 5 for everybody from 18:00 on.
  `,
})
