import { defineArchetype } from '../archetype.ts'

export const fleet = defineArchetype({
  id: 'fleet',
  words:
    'fleet management 26, fleet 14, delivery vans 10, company vehicles 20, company cars 16, vehicle fleet 22, trucks and drivers 18, van drivers 10, fleet of 14, vehicle tracking 20, fleet manager 20, mileage of vehicles 14',
  examples: `
    Our twelve vans: who drives which, when is inspection, what damage does it have
    Costs per vehicle and month: diesel, tyres, repairs, insurance, leasing
    Where are our trucks now and which stands still with the engine on
    Drivers report a scratch with pictures before they take the keys
    Care service with thirty small cars: service due, winter tyres, fuel cards
    Excavators, trailers and lorries of a building firm with hours, inspection and location
    Pool bikes and cars of the town hall, logbook by number plate, who had it last
    Forklift park: batteries, operator licences, breakdowns, replacement
    Yard manager plans workshop visits so that never two buses are away
    Tracker positions, speed, harsh braking and idling by driver for our taxis
    Leasing contracts of all company vehicles with end date and kilometres allowed
    Ambulance station: vehicle readiness, mileage, oil, equipment, next technical check`,
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
    form | Add vehicle
    notifications? | Alerts | bell`,
})
