import { defineArchetype } from '../archetype.ts'

/** What markets pay for crops today, for those who sell or buy them. */
export const cropPrices = defineArchetype({
  id: 'crop-prices',
  words:
    'mandi 34, mandis 34, mandi prices 50, mandi rates 50, crop prices 36, commodity prices for farmers 44, vegetable prices 34, market prices for vegetables 44, produce prices 34, agricultural prices 36, farm gate prices 36, grain prices 30, market prices for farmers 44, livestock prices 30, milk prices 22, fish market prices 34',
  examples: `
    Farmers see what the mandi pays for onions today and which one pays more
    Prices of vegetables in nearby wholesale markets, every morning
    Alert me when maize goes over two hundred
    Compare four markets for my tomatoes with the way there
    How did the price of potatoes go in the last three months
    Traders enter what arrived and at which price it sold
    Coffee growers watch the farm gate price
    Agricultural prices in my language, read aloud
    Buyers of a restaurant check produce prices before they go
    Village cooperative posts what it pays for milk, eggs and grain
    Sell now or store? trend of wheat with last year
    Rates by district, crop and quality`,
  bars: 'cart checkout slots',
  presets: 'natural, clean',
  icon: 'trend',
  names: 'Morning Rate, Fair Weight, Gate Three',
  entity: 'market-rate',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Prices | trend
    browse | Markets | bag | produce-market | | | markets, nearby markets, mandis, nearby mandis, compare markets
    stats | Trend | chart
    map? | Map | map | produce-market
    notifications | Alerts | bell
    saved? | My crops | star
    detail | Price
    form? | Add price
    settings | Settings | settings`,
})
