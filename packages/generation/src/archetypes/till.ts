import { defineArchetype } from '../archetype.ts'

export const till = defineArchetype({
  id: 'till',
  words:
    'point of sale 24, pos system 24, pos app 22, pos 8, cash register 24, checkout till 18, till for my 20, ring up 14, take payments at the counter 18, sell at the counter 14, receipts for customers 12, daily takings 12',
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
