import { defineArchetype } from '../archetype.ts'

/** A rental yard for machines and tools, as those see it who work there. */
export const equipmentHire = defineArchetype({
  id: 'equipment-hire',
  words:
    'prop house 60, prop houses 60, prop hire 54, prop rental 54, film props 44, rent out props 44, rent out bouncy castles 54, bouncy castles 40, bouncy castle hire 54, rent out tents 48, rent out tables 44, rent out costumes 30, pizza oven bookings 60, pizza oven hire 60, mobile pizza oven 60, hot tub hire 54, photo booth hire 54, party hire 44, marquee hire 54, equipment rental company 44, rental company 20, rental company for construction 44, machine rental 26, tool rental 26, tool hire 28, plant hire 30, plant rental 28, rental yard 34, rental business 22, rental fleet 22, rent out machines 28, rent out equipment 28, rent out our 18, equipment hire 28, rental management 28, check-out and return 26, party rental 24, event equipment rental 26, camera rental 18, av rental 26, tractor hire 40, hire tractors 40, tractor rental 40, rent a tractor 40, farm machinery hire 44, machinery hire 30, farm machinery rental 44, combine hire 36, hire a combine 36',
  examples: `
    Scaffold by the square metre and week, on which site it stands, when it comes back
    I rent out six bouncy castles: which is free on Saturday, address for delivery, deposit, came back clean or not
    Rental yard for excavators and lifts: what is free, who has what, when it comes back, photos at return
    Tool hire shop with bookings, deposit, delivery, damages and invoices
    Our plant hire firm checks machines out and in with pictures, fuel and hours
    Party equipment rental: tents, tables, speakers, availability per weekend, packing list, return
    We rent lenses and lights to film crews: scan the barcode when an item goes out and comes back, note damage, pack the kit list, see what is overdue
    Camera and lighting rental house tracks kits, reservations, missing parts and repairs
    We rent out trailers and generators to builders, daily price, late returns, service dates
    Machine rental with calendar by machine, contracts signed on the phone, damage report
    Scaffolding hire: pieces on which site, since when, what has to be billed
    Staff at the counter see reservations of today, hand over and take back
    Rental business for floor sanders and cleaning machines with stock of consumables
    Platforms and lifts for hire: transport, inspection dates, bills by week
    Ski and bike hire is too small for us, we rent forklifts by month with maintenance
    Sound and stage rental, warehouse picks the items for each job and counts them back
    Farmers hire a tractor or combine with driver from each other, by hour or acre`,
  unless:
    /\b(?:car|bike|boat|scooter|holiday|vacation|apartment|flat|home|dress|costume)s? (?:rental|hire)|\b(?:renters?|customers?|users?|people|neighbou?rs) (?:can |may )?(?:rent|book|browse|borrow|lend|list)\b|peer.to.peer/i,
  presets: 'bold, clean',
  icon: 'truck',
  names: 'Yard Sheet, Out and Back, Full Tank',
  entity: 'hire-machine',
  bars: 'cart checkout slots confirmed week',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Machines | truck | | | | Machines, machines available, Equipment, availability, available, fleet, inventory, items, catalogue
    browse | Bookings | calendar | hire-booking | | | Bookings, Reservations, booking, reservations, contracts, rental contracts, rentals, customers
    browse! | Returns | camera | hire-return | | | Check out and return, check out, Returns, return, returns, handover, hand over, damages, damage, photos of damages, photos, condition, check in, damage reports
    browse! | Maintenance | tools | service-plan | | | Maintenance, service, service dates, repairs, inspections
    browse! | Invoices | receipt | invoice | | | Invoices, invoice, billing, payments, deposits, deposit
    browse! | Deliveries | map | delivery-stop | | | Deliveries, delivery, transport, pick up, pickups
    detail | Machine
    form | Add machine
    stats? | Numbers | chart
    notifications? | Alerts | bell
    profile? | Me | user`,
})
