import { defineArchetype } from '../archetype.ts'

export const warehouse = defineArchetype({
  id: 'warehouse',
  words:
    'warehouse 10, warehouse picking 16, picking 6, stock levels 8, fulfilment 9, fulfillment 9, packing station 10, barcode 4, pallet 9, dispatch 4',
  examples: `
    Pickers scan the shelf location and the item, and the order is packed by four
    Pallets in, pallets out, which aisle, rack and bay, forklift jobs
    Fulfilment of parcels for online sellers: pick list, scan, pack, label, hand to carrier
    Goods receipt: scan the pallet, count, note damage, put away in rack C12
    Order pickers walk the shortest way through aisles and racks, line by line of the pick list
    Dispatch office sees which orders are open, in picking, packed, loaded on the truck
    Cycle counting with a barcode scanner, stock differences reported, location by location
    Cold store logistics with pallets, lots, rack location, first in first out
    Team lead watches lines picked per hour, errors, orders to pack before the carrier comes
    Our mail-order depot has five packing tables and 300 orders a day, who picks and packs what
    Loading bay schedule for lorries: pallets, ramp, dispatch note, driver's signature
    Move stock between racks and bins, replenish the picking aisle, scan to find a misplaced carton`,
  presets: 'bold, clean',
  icon: 'box',
  names: 'Aisle Nine, Shelf and Row, Packed by Four',
  entity: 'pick-order',
  home: 'ledger focus',
  bars: 'map checkout cart',
  screens: `
    home | Today | home
    browse | Orders | list
    scanner | Scan | camera | | | | scan, scans, scan each item, barcode, barcodes
    browse! | Pick list | check | pick-line | | | Pick list, pick lists, aisles, aisle, bin location, bin locations, bins, walk the aisles, confirm quantity, quantity, lines, shelf location, rack
    browse! | Short picks | warning | short-pick | | | Short picks, short pick, shortages, shortage, missing items, errors, damaged, discrepancies, exceptions
    browse! | Pickers | users | picker-figure | | | Pickers, pick rate, pick rates, supervisors, supervisor, productivity, picks per hour, performance, lines per hour
    stats? | Numbers | chart
    browse! | Stock | box | stock item | | | Stock levels, stock, inventory, replenishment, replenish, cycle count, stock count
    browse! | Deliveries | truck | purchase-order | | | receiving, goods in, inbound, goods receipt, incoming deliveries, put away, putaway
    notifications! | Low stock | bell | | | | Low stock, Low-stock warnings, Low stock warnings, Low stock alerts, alerts, running low
    detail | Order
    form | New order
    profile? | Me | user`,
})
