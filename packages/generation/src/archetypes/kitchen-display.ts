import { defineArchetype } from '../archetype.ts'

export const kitchenDisplay = defineArchetype({
  id: 'kitchen-display',
  words:
    'kitchen display 20, incoming orders 14, order taker 10, restaurant orders 12, kitchen orders 18, mark ready 12, waiter app 16, table orders 14, preparation time 6, restaurant management 14, pos for restaurant 16, cook sees 10, pickup counter 12, order tickets 12',
  presets: 'dark-pro, bold',
  icon: 'fork',
  names: 'Pass, Order 118, Hot Plate',
  entity: 'kitchen-ticket',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Orders | list
    checklist | Stations | check
    people? | Drivers | users
    stats | Numbers | chart
    map? | Deliveries | map
    detail | Order
    form | New order
    settings | Settings | settings`,
})
