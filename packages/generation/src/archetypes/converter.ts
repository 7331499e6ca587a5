import { defineArchetype } from '../archetype.ts'

export const converter = defineArchetype({
  id: 'converter',
  words: 'converter 8, currency 6, convert 5, exchange rate 6, unit conversion 8',
  examples: `
    Currency converter, dollars to yen with today's rate
    What does that cost at home? I travel a lot and pay in foreign money
    Amount in one box, result in the other, swap by a tap
    Live bank rates for thirty monies with a chart of the last year
    Offline exchange for backpackers, rates saved in the morning
    Bitcoin, gold ounce and euros changed into each other
    Favourite pairs pound and franc, alarm when above 1.2
    Shop near the border takes both, quick change for the cashier
    Expats sending money home compare what arrives after fees
    Type a price abroad and see it in my own money
    Historic rates for a date to fill in expense reports
    Forex figures from an open API with a small keyboard and history`,
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Swapsheet, Evenly, Par',
  entity: 'rate',
  screens: `
    converter | Convert | repeat
    stats | Rates | trend
    history | History | clock
    saved? | Favorites | star
    detail? | Rate
    settings | Settings | settings`,
})
