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
    browse! | Drivers | users | fleet-driver | | | Drivers, driver, assigned driver, driver list, licences, licenses
    checklist! | Daily check | check | vehicle-check | | | Daily check, Daily checks, check before leaving, vehicle check, vehicle checks, pre trip, pre trip inspection, walkaround, checklist, inspection checklist
    browse! | Services due | tools | vehicle-service | | | Services due, next service, service dates, maintenance, insurance, inspection dates, inspections, due, reminders, tuv, mot, repairs
    browse! | Fuel | drop | fuel-receipt | | | Fuel receipts, Fuel, fuel costs, fuel log, fuel cards, refuel, mileage
    browse! | Damage | warning | vehicle-damage | | | Damage, Damages, Accidents, accident report, accident reports, incident, incidents, breakdowns, report damage
    stats | Costs | chart | | | | Costs, cost, cost per vehicle, costs per vehicle, expenses, reports
    detail | Vehicle
    form | Add vehicle
    notifications? | Alerts | bell`,
})
