import { defineArchetype } from '../archetype.ts'

export const converter = defineArchetype({
  id: 'converter',
  words: 'converter 8, currency 6, convert 5, exchange rate 6, unit conversion 8',
  examples: `
    Currency converter, dollars to yen with today's rate
    What does that cost at home? I travel a lot and pay in foreign money, euros for pesos
    Amount in one box, result in the other, swap by a tap, euros to dollars and back
    Live bank rates for thirty monies with a chart of the last year, dollar, euro, franc
    Offline exchange for backpackers, rates saved in the morning, currency converter
    Bitcoin, gold ounce and euros changed into each other, value at this minute
    Favourite pairs pound and franc, alarm when above 1.2, rate of the day
    Shop near the border takes both, quick change for the cashier, convert two currencies at the day rate
    Expats sending money home compare what arrives after fees, currency exchange rates
    Type a price abroad and see it in my own money, rate of today saved
    Historic rates for a date to fill in expense reports, dollar, euro or peso
    Forex figures from an open API with a small keyboard and history, convert currencies`,
  bars: 'form deed',
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Swapsheet, Evenly, Par',
  entity: 'rate',
  screens: `
    converter | Convert | repeat
    browse | Rates | trend
    stats? | Trend | chart
    history | History | clock
    saved? | Favorites | star
    detail? | Rate
    settings | Settings | settings`,
})
