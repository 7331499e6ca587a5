import { defineArchetype } from '../archetype.ts'

export const till = defineArchetype({
  id: 'till',
  words:
    'point of sale 24, point-of-sale 24, pos system 24, pos app 22, pos 8, cash register 24, checkout till 18, till for my 20, ring up 14, take payments at the counter 18, sell at the counter 14, receipts for customers 12, daily takings 12, pos for 24, cafe pos 24, coffee shop pos 26, restaurant pos 26, retail pos 26, mobile pos 22, pos terminal 24, pos software 24, sales counter 14, epos 24',
  examples: `
    Ring up coffee and cake at my kiosk, take cash or card, show the change
    Sell at our school fair: tap items, total, cash given, change back, takings at the end of day
    Cash desk for a hairdresser, services and products, card or cash, receipt by mail, close of day
    Our ice cream van needs big buttons per flavour to ring up, and what we took in cash today
    Market seller rings up what is sold, prints a receipt, sees takings per article
    Bar staff at the club house tap drinks on a member's tab, total, cash or card at the end
    Tablet cash register for a gift shop with barcode scan, discount, refund and cash drawer count
    Counter register where the assistant taps articles, quantity, VAT rate, cash or card
    Museum desk: tickets, postcards, guidebooks sold over the counter, receipts, end-of-day takings
    Every sale of a little hardware shop is rung up, gets its receipt and is taken off the stock of articles
    The merchant sells what is on the shelves, the till keeps each sale and counts down what is left
    Point-of-sale for merchants with sales receipts, articles on sale by number and name, and a book of all sales
    Bakery clerks ring up walk-in customers at the counter quickly, three rolls, two loaves, change, next please
    Charity bazaar till on the phone with twenty articles and a sum in cash
    Register for a food stall, orders numbered, cash float in the morning, difference in the evening`,
  presets: 'clean, bold',
  icon: 'receipt',
  names: 'Till One, Ring Up, Small Change',
  entity: 'till-item',
  home: 'shelf',
  screens: `
    home | Till | home | | | Point-of-sale 2, open since 8:00
    cart | Sale | cart
    checkout | Pay | card
    browse | Items | grid
    history | Sales | receipt | sale
    stats | Takings | chart
    confirmed | Sales receipt
    form? | Add item
    detail | Item
    settings? | Settings | settings`,
})
