import { defineArchetype } from '../archetype.ts'

/** Gold, silver and other metals: price and what one has; coins one collects are `collection`. */
export const metalPrices = defineArchetype({
  id: 'metal-prices',
  words:
    'gold price 36, silver price 36, gold and silver 34, precious metals 36, bullion 32, gold rate 34, gold rates 34, metal prices 34, platinum 22, price of gold 36, gold tracker 34, scrap gold 30',
  examples: `
    Price of gold and silver by the ounce and gram, with a chart
    What are my bars and coins worth today
    Alarm when silver rises above a value
    Gold rate of today in rupees for 22 and 24 carat
    Scrap gold calculator by weight and carat
    Bullion portfolio with what I paid and where it lies
    Platinum and palladium beside each other
    A widget with the spot price on my home screen
    Dealer's prices compared, premium in percent
    Gold against shares over ten years
    Jeweller changes the rate board of his shop
    Savings plan in gold grams a month`,
  bars: 'slots map',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'By the Ounce, Bright Metal, Spot',
  entity: 'metal-price',
  home: 'ledger',
  screens: `
    home | Prices | home
    browse | Portfolio | wallet | metal-holding
    stats | Chart | chart
    notifications | Alarms | bell
    detail | Metal
    form | Add holding | | metal-holding
    converter? | Convert | repeat
    settings | Settings | settings`,
})
