import { defineEntity } from '../entity.ts'

export const metalPrice = defineEntity({
  id: 'metal-price',
  one: 'Metal',
  many: 'Metals',
  words: 'gold price, silver price, bullion, precious metal',
  icon: 'trend',
  groups: 'Metals, Coins, Bars',
  fields: `
    Metal | choice | Gold | Gold, Silver, Platinum, Palladium
    Unit | choice | Ounce | Ounce, Gram, Kilo
    Alarm above | money | € 3,600
    Alarm below | money | € 3,200`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trend | Gold | An ounce, today at 9:41 | € 3,412 | +0.6 % | success
    trend | Silver | An ounce | € 42.80 | +1.4 % | success
    trend | Platinum | An ounce | € 1,284 | −0.3 % | danger
    trend | Palladium | An ounce | € 1,118 | −1.1 % | danger
    trend | Gold, a gram | 24 carat | € 109.70 | +0.6 % | success`,
  about: 'Twenty euros more than yesterday, eleven percent since January. Your alarm stands at € 3,600.',
  facts: '€ 3,412 | An ounce\n+0.6 % | Today\n+11 % | This year',
  figures: '€ 8,940 | Portfolio | +€ 96\n+0.6 % | Gold today\n+1.4 % | Silver today',
  hero: 'Portfolio value | € 8,940 | € 96 more than yesterday | See holdings',
  tip: 'Silver rose most today | 1.4 percent since the morning',
  trend: 'Gold, an ounce | € 3,412 | +€ 20',
  data: [3290, 3310, 3350, 3340, 3380, 3392, 3412],
  add: 'Add holding',
  use: 'Set alarm',
})
