import { defineArchetype } from '../archetype.ts'

/** Where each pallet of a store stands; orders that are picked are `warehouse`. */
export const pallets = defineArchetype({
  id: 'pallets',
  words:
    'warehouse pallets 40, pallets 18, pallet tracking 36, pallet 12, pallet locations 36, scan a pallet 36, pallet scanner 36, pallet storage 34, storage bays 16',
  examples: `
    Scan a pallet when it comes in and when it leaves, and see where it stands
    Which aisle and which level is this pallet in
    Forklift drivers move pallets and scan the place
    Count of pallets every evening, damaged ones with a picture
    Cold store with pallet places, in and out
    Empty euro pallets we owe and are owed
    Photo of the broken corner before we sign for the pallet
    Pallets by dock, aisle and height, works without a signal in the hall
    Label of the pallet: goods, boxes, date in
    Storage for customers, their pallets and for how many days
    Incoming lorry, 24 pallets, each with a place
    Free places in aisle C, level four`,
  // Whatever else stands in a warehouse is of `warehouse`.
  unless: /^(?!.*\bpallets?\b)/is,
  bars: 'map cart checkout slots',
  presets: 'bold, clean',
  icon: 'layers',
  names: 'Aisle Nine, Level Two, Dock to Shelf',
  entity: 'pallet',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Pallets | layers
    scanner | Scan | camera
    history? | In and out | clock
    stats? | Numbers | chart
    detail | Pallet
    form | Add pallet
    profile? | Me | user`,
})
