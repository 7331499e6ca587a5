import { defineArchetype } from '../archetype.ts'

/** What was bought to be sold again, with fees and what remained of it. */
export const flipBook = defineArchetype({
  id: 'flip-book',
  words:
    'flip sneakers 30, sneaker reselling 30, reselling 24, resell 20, reseller 26, resellers 26, flipping 20, buy and sell sneakers 34, buy and flip 30, profit per item 26, profit per pair 34, profit per flip 34, what i paid and sold 30, bought and sold for 28, selling fees 18, ebay fees 24, retail arbitrage 30, thrift flips 30, cost of goods 8',
  examples: `
    I buy and sell sneakers: what I paid, where it sold and for how much, fees, profit per pair
    Reselling from thrift shops, which things make money after postage and fees
    Flip furniture: bought for, hours and paint, sold for, what is left
    Watches bought and sold with invoice, service cost, marketplace fee and margin
    Do I really earn with trading card boxes, profit by month as a graph
    Concert shirts from flea markets, listed on three sites, days until sold
    Keep my flips: purchase price, platform, shipping, profit in percent
    Vintage lamps: what lies in the cellar, what it cost, what it should bring
    I buy broken consoles, repair and sell them, parts and profit for each
    Which shop gives me the best finds, return on each
    Books scanned at sales and sold online, rank, fee, profit
    Designer bags bought and sold again, unsold stock and money tied up`,
  unless:
    /\b(?:parents|mums|families|students|kids|each other|customers?|clients|buyers (?:can|may)|marketplace where|platform where|recipes?|ingredients?|stock market|shares|crypto\w*|materials?|handmade|real estate|house flipping)\b/i,
  bars: 'cart checkout slots map people feed deed',
  presets: 'bold, clean',
  icon: 'trend',
  names: 'Bought and Sold, Margin, Sold for More',
  entity: 'flip',
  home: 'ledger',
  screens: `
    home | Profit | home
    browse | Items | box
    stats | Months | chart
    history? | Sold | clock
    detail | Item
    form | Add item
    settings? | Settings | settings`,
})
