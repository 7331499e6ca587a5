import { defineArchetype } from '../archetype.ts'

export const warehouse = defineArchetype({
  id: 'warehouse',
  words:
    'warehouse 10, warehouse picking 16, picking 6, stock levels 8, fulfilment 9, fulfillment 9, packing station 10, barcode 4, pallet 9, dispatch 4',
  presets: 'bold, clean',
  icon: 'box',
  names: 'Aisle Nine, Shelf and Row, Packed by Four',
  entity: 'pick-order',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Orders | list
    scanner | Scan | camera
    stats? | Numbers | chart
    checklist? | Stock | box | stock-item
    detail | Order
    form | New order
    map? | Places | map
    profile? | Me | user`,
})
