import { defineArchetype } from '../archetype.ts'

export const workshop = defineArchetype({
  id: 'workshop',
  words:
    'car workshop 14, garage 6, auto repair 14, repair shop 14, repair order 12, mechanic 8, bike repair 9, bike mechanic 14, mobile mechanic 14, tyre 5, bicycle workshop 8, phone repair 14, watch repair 12, shoe repair 12',
  examples: `
    Bicycles handed in for repair: what is broken, parts, price, ready when
    Garage with four lifts: customer's car, number plate, brakes, oil, ordered parts
    Shoemaker needs slips: heels, soles, zip, collect on Friday, paid
    Mobile phone screens and batteries, IMEI, estimate, customer gets a text when done
    Tyre change season, appointments every half hour, wheels stored in rack
    Mechanics see their jobs for the day, note hours and spare parts used
    Watchmaker's book: movement, serial number, crystal, overhaul, guarantee
    Sewing machines, vacuum cleaners and toasters get fixed here, cost estimate first, then approval
    Motorbike service: chain, forks, valve clearance, test ride, invoice
    Body shop with dents, paint code, insurer, courtesy car
    Guitar maker does refrets and setups, wants a slip per instrument with status and owner
    Travelling mechanic comes to your driveway, diagnoses the fault, orders the part, gets it running`,
  presets: 'bold, clean',
  icon: 'tools',
  names: 'Bay Two, Ready by Four, Torque',
  entity: 'repair-order',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Repairs | tools
    calendar | Calendar | calendar
    people? | Customers | users
    checklist? | Parts | box | stock-item
    detail | Repair
    form | New repair
    slots? | Book
    profile? | Me | user`,
})
