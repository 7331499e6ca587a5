import { defineArchetype } from '../archetype.ts'

export const priceWatch = defineArchetype({
  id: 'price-watch',
  words:
    'price tracker 24, price tracking 22, price drop 22, price drops 22, price alert 18, price alerts 18, price history 16, deal alerts 18, prices drop 18, price drops below 20, drop below 8, target price 14, fare alerts 16, price comparison 22, compare prices 20, price comparer 20, cheapest price 14, shelf prices 34, grocery prices 30, inflation diary 38, inflation 20, price diary 34, prices of groceries 32',
  examples: `
    Video games on sale below ten dollars, with the price they had
    Tell me when the headphones get cheaper than eighty
    Watches products in online shops and draws how the cost changed over the months
    Is this a real bargain or was it cheaper in spring? show the lowest ever
    I paste a link, set my target, get pinged when it falls
    Compare what the same washing machine costs in six stores, note discounts
    Deal hunter collects wishes and waits for black friday reductions, percent off
    Hotel and flight prices I watch: ring me when a trip costs less than I want to pay
    Track airfares for a route and ring when they fall below my limit
    My list of toy brick sets with retail price, today's offer, gone from sale soon
    Supermarket butter, coffee and nappies: when is it on offer and where
    Notify on discounts for video games I want, historic low, current shop
    Keep an eye on used camera lenses and their going rate, drop of ten percent alerts me`,
  bars: 'cart checkout',
  presets: 'clean, bold',
  icon: 'tag',
  names: 'Lowest Yet, Wait for It, Drop',
  entity: 'watched-price',
  home: 'shelf',
  screens: `
    home | Watching | home
    browse | Products | tag
    notifications | Drops | bell
    stats? | History | trend
    scanner? | Scan | camera
    saved | Bought | check
    detail | Product
    form | Add product
    settings | Settings | settings`,
})
