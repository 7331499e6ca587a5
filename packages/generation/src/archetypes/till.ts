import { defineArchetype } from '../archetype.ts'

export const till = defineArchetype({
  id: 'till',
  words:
    'point of sale 24, pos system 24, pos app 22, pos 8, cash register 24, checkout till 18, till for my 20, ring up 14, take payments at the counter 18, sell at the counter 14, receipts for customers 12, daily takings 12',
  examples: `
    Ring up coffee and cake at my kiosk, take cash or card, show the change
    Sell at our school fair: tap items, total, given, change back, takings at the end
    Cash desk for a hairdresser, services and products, receipt by mail, close of day
    Our ice cream van needs big buttons per flavour and what we took today
    Market seller enters what is sold, prints a slip, sees sales per article
    Bar staff at the club house tap drinks on a member's tab and settle at the end
    Tablet checkout for a gift shop with barcode scan, discount, refund and drawer count
    Counter app where the assistant picks articles, quantity, VAT rate and payment type
    Museum desk: tickets, postcards, guidebooks over the counter, end-of-day report
    Bakery clerks serve walk-in buyers quickly, three rolls, two loaves, next please
    Charity bazaar till on the phone with twenty articles and a sum in cash
    Register for a food stall, orders numbered, cash float in the morning, difference in the evening`,
  presets: 'clean, bold',
  icon: 'receipt',
  names: 'Till One, Ring Up, Close of Day',
  entity: 'till-item',
  home: 'shelf',
  screens: `
    home | Till | home
    cart | Sale | cart
    checkout | Pay | card
    browse | Items | grid
    history | Sales | receipt | sale
    stats | Day | chart
    form? | Add item
    detail | Item
    settings? | Settings | settings`,
})
