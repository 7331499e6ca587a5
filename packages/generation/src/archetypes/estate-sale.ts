import { defineArchetype } from '../archetype.ts'

/** Those who clear houses and sell what is in them for others. */
export const estateSale = defineArchetype({
  id: 'estate-sale',
  words:
    'estate sale 70, estate sales 70, estate sale company 80, house clearance 60, house clearances 60, content sale 54, downsizing sale 60, liquidation sale 50, liquidator 44, consignment shop 50, consignment store 50, consignor 54, consignors 54, garage sale 12, yard sale 12, tag sale 60, room it was found in 40, sold for the family 44',
  examples: `
    Clear a house for the heirs: photo of each thing, room, price, sold or not, what the family gets
    Estate sale on Saturday, items by room with tags, half price on Sunday
    Consignment shop: who brought it, price, our share, paid out each month
    Families see from far away what has been sold and for how much
    Downsizing of a widow: keep, sell, give away, bin
    Print tags with a number and scan them at the till
    Garage sale of our street with a list of what everybody has
    Antiques found in the attic, ask an expert, set a price
    After the sale a statement with commission and what is left
    Buyers look at photos before they come, first in line numbers
    House clearance: van loads, metal, furniture, dump fees
    Reduce all prices in the kitchen by thirty percent`,
  unless: /\b(?:real estate|estate agents?|apartments?|flats?)\b/i,
  bars: 'leaderboard slots',
  presets: 'editorial, warm',
  icon: 'tag',
  names: 'Room by Room, Sold Saturday, Tag and Tell',
  entity: 'tagged-item',
  home: 'ledger shelf',
  screens: `
    home | Sale | home
    browse | Items | tag | | | | items, things, item, tagged items, furniture
    browse! | Rooms | grid | sale-room | | | rooms, room, room it was found in, by room
    history | Sold | check | | | | sold, what sold, what sold and for how much, for how much
    stats | Takings | chart
    scanner? | Scan | camera
    people? | Families | users
    detail | Item
    form | Tag item | | | | | tag, tag item, add item, photograph
    settings? | Settings | settings`,
})
