import { defineArchetype } from '../archetype.ts'

/** What makers of soap, candles, jewellery or jam know of their goods: stock, what one costs, what it brings. */
export const makerCosts = defineArchetype({
  id: 'maker-costs',
  words:
    'cost of every 3d print 34, cost of every print 28, print cost 24, 3d print cost 30, cost of every piece 22, fix up old furniture 26, upcycling 14, restore and sell 18, what i paid and 12, flip furniture 22, buy and resell 14, handmade soap 16, handmade candles 16, homemade jam 14, handmade jewellery 14, handmade jewelry 14, profit per 20, cost per piece 24, ingredients cost 20, material cost 14, materials cost 16, cost of ingredients 22, cost of materials 22, craft business 22, craft seller 20, what to charge 14, how much to charge 16, pricing my 16, candle recipe 24, candle making 26, soap making 26, soap recipes 26, candle batches 30',
  examples: `
    Wooden toys: wood, varnish and hours for each, what I ask for it, what is left over
    Stock of candles and soap before the Christmas market, and which ones pay
    I fix up old furniture and sell it: before and after photos, hours, what I paid and what I got
    Flipping finds from flea markets: bought for, sold for, hours and paint
    I make soap and candles and sell them at fairs and online: stock, what the ingredients cost and the profit of each
    Jewellery maker: materials, cost per piece, selling price, how many are left, what sold at which market
    Small jam kitchen: recipes, jars filled, price of fruit and sugar, what one jar earns me
    What does one of my bags cost in leather and hours, and what should I charge for it
    Crafter with a market stall: how many of each I have, what to make next, takings per fair
    Potter, knitter or candle maker who wants cost, price and margin of every product
    Home baker works out what a tray of brownies costs and what is left of the price
    My handmade cards: paper, ink and envelopes, stock per design, profit per card
    Batches of skin cream with ingredients, price per gram, expiry and margin
    I sew and sell at craft markets, need stock, fabric costs and what I earned in the end`,
  bars: 'cart checkout slots',
  presets: 'warm, natural',
  icon: 'box',
  names: 'Made and Sold, By the Batch, Stall Five',
  entity: 'maker-product',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Products | box | | | | stock, what is left, products
    browse | Ingredients | drop | maker-ingredient | | | ingredients, materials, ingredients cost, materials cost, supplies
    stats | Profit | chart | | | | profit, margin, earnings, what i earn
    form | Add product
    detail | Product
    calendar? | Markets | calendar
    history? | Sales | clock
    settings? | Settings | settings`,
})
