import { definePage } from './page.ts'

export const workPrices = definePage({
  id: 'work-prices',
  said: 'price list, prices, pricing, price table, our prices, tariffs, fees and prices, price overview',
  unless: /compar|track|crypto|stock|fuel|petrol|gas price|market/i,
  within: /\b(?:repair\w*|workshop|garage|mending|locksmith|plumb\w*|electrician|handyman|cleaning|sweep)\b/i,
  name: 'Prices',
  icon: 'tag',
  line: 'As of November',
  content: `
    rows What it costs
    - search | First look | Free if we do the work | € 15
    - tools | Work, each hour | Begun quarters count | € 48
    - check | Small job | Up to twenty minutes | € 24
    - truck | Coming to you | Up to 10 km | € 19
    rows Beside that
    - clock | By tomorrow | Where the part is here | + € 15
    - shield | Guarantee | On work and parts | 12 months
    banner check | The price is agreed before | We call you when it would be more.
  `,
})
