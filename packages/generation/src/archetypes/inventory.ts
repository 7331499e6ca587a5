import { defineArchetype } from '../archetype.ts'

export const inventory = defineArchetype({
  id: 'inventory',
  words:
    'inventory 6, stock 5, warehouse 6, point-of-sale 7, pos 5, sales 4, receipt 3, merchant 5, item number 5, asset 4, sku 6, supplier 5, inventory of 10, medical supplies 16, stock levels 10, low stock 10, stock alerts 12, purchase orders 8, suppliers 4, inventory app 16, inventory management 14, asset tracking 14',
  presets: 'clean, dark-pro',
  icon: 'box',
  names: 'Backroom, Countwell, Shelf',
  entity: 'stock item',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Inventory | box
    scanner? | Scan | camera
    history | Sales | receipt | sale
    stats | Reports | chart
    detail | Item
    form | Add item
    cart? | Point of sale | cart
    profile? | Me | user`,
})
