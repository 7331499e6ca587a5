import { defineArchetype } from '../archetype.ts'

export const warehouse = defineArchetype({
  id: 'warehouse',
  words:
    'warehouse 10, warehouse picking 16, picking 6, stock levels 8, fulfilment 9, fulfillment 9, packing station 10, barcode 4, pallet 9, dispatch 4',
  examples: `
    Pickers scan the shelf location and the item, and the order is packed by four
    Pallets in, pallets out, which aisle and bay, forklift jobs
    Fulfilment of parcels for online sellers: pick list, pack, label, hand to carrier
    Goods receipt: scan the delivery, count, note damage, put away in rack C12
    Order pickers walk the shortest way through the racks, one line after the other
    Dispatch office sees what is open, in picking, packed, loaded on the truck
    Cycle counting with a barcode gun, differences reported, location by location
    Cold store logistics with lots, best-before dates, first in first out
    Team lead watches lines per hour, errors, backlog before the carrier comes
    Our mail-order depot has five packing tables and 300 parcels a day, who packs what
    Loading bay schedule for lorries, ramp, seal, delivery note, driver's signature
    Move stock between bins, replenish the picking face, find a misplaced carton`,
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
