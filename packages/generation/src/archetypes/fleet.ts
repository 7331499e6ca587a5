import { defineArchetype } from '../archetype.ts'

export const fleet = defineArchetype({
  id: 'fleet',
  words:
    'fleet management 26, fleet 14, delivery vans 10, company vehicles 20, company cars 16, vehicle fleet 22, trucks and drivers 18, van drivers 10, fleet of 14, vehicle tracking 20, fleet manager 20, mileage of vehicles 14',
  presets: 'clean, dark-pro',
  icon: 'truck',
  names: 'Depot Nine, Wheels Out, Yard',
  entity: 'fleet-vehicle',
  home: 'ledger',
  screens: `
    home | Today | home
    map | Map | map
    browse | Vehicles | truck
    people? | Drivers | users
    checklist? | Services due | tools
    stats | Costs | chart
    detail | Vehicle
    form | Report damage
    notifications? | Alerts | bell`,
})
