import { defineArchetype } from '../archetype.ts'

export const delivery = defineArchetype({
  id: 'delivery',
  words:
    'delivery 5, courier 7, parcel 7, package 5, shipment 6, driver 4, logistics 6, track order 5, fleet 5, truck 5',
  presets: 'bold, clean',
  icon: 'truck',
  names: 'On the Way, Doorbell, Fourth Stop',
  entity: 'parcel',
  home: 'focus ledger',
  screens: `
    home | Today | home
    map | Map | map
    browse | Parcels | box
    detail | Parcel
    history | Delivered | clock
    scanner? | Scan | camera
    form | New parcel
    profile | Me | user`,
})
