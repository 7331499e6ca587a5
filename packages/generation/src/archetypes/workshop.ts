import { defineArchetype } from '../archetype.ts'

export const workshop = defineArchetype({
  id: 'workshop',
  words:
    'sharpening service 40, knife sharpening 40, cobbler 30, shoemaker 30, shoe repairs 30, watchmaker 34, picture framer 40, picture framing 40, clock repair 34, repair evening 32, repair evenings 32, repair night 30, mending evening 28, repair café 30, repair cafe 30, car workshop 14, garage 6, auto repair 14, repair shop 14, repair order 12, mechanic 8, bike repair 9, bike mechanic 14, mobile mechanic 14, tyre 5, bicycle workshop 8, bike shop 6, bike shop repairs 20, phone repair 14, watch repair 12, shoe repair 12, mechanic near me 20, upholstery workshop 30, upholstery 12, upholsterer 14, reupholster 14, restoration workshop 14, furniture restorer 14, instrument repair 14, repair workshop 16, shop that repairs 34, garage that repairs 34, repairs bicycles 30, repairs bikes 30, repairs phones 30, repairs shoes 30',
  examples: `
    Bicycle shop that mends: customers follow their repair, what it costs and when it is ready
    Knives and scissors are dropped off to be sharpened: ticket number, blade, price, fetched when
    Frames made to measure at the counter: picture, moulding, mat, glass, price, ready on which day
    Heels and soles at the cobbler: ticket, ready on Friday, paid, customer gets a call
    Mending evening once a month: people sign up with what is broken, volunteers choose what they can repair
    Repair evening in the library, items brought, who fixes which, next date
    Repair café: who brings what, which helper mends it, what was saved from the bin
    Repair café: people bring a broken bicycle, lamp or toaster, who mends it, what was replaced, donation, waiting list
    Community bike workshop with volunteers who mend, ticket per bike, parts used
    Bicycles handed in for repair: what is broken, spare parts, price, customer, ready when
    Garage with four lifts: customer's car, number plate, brakes, oil change, spare parts ordered
    Shoemaker needs repair slips: heels, soles, zip, customer, collect on Friday, paid
    Mobile phone repairs: screens and batteries, IMEI, cost estimate, customer gets a text when done
    Tyre change season at our garage, appointments every half hour, customer's wheels stored in rack
    Mechanics see their repair jobs for the day, note hours and spare parts used
    I mend violins: customers leave one with me, approve what it will cost and see whether it is ready
    Customer drops it off, I write what is wrong and an estimate, he agrees in the app and sees how the repair goes
    Watchmaker's repairs: movement, serial number, crystal, overhaul, estimate, guarantee
    Sewing machines, vacuum cleaners and toasters get repaired here, fault, cost estimate first, then approval
    Motorbike mechanic: chain, brakes, forks, valve clearance, test ride, spare parts, invoice
    Body shop repairs dents, paint code, estimate for the insurer, courtesy car for the customer
    Guitar maker repairs frets and necks, wants a slip per instrument with fault, status and customer
    Upholsterer restores chairs and sofas: photos of the piece, estimate, fabric, hours and material for each job
    Travelling mechanic comes to your driveway, diagnoses the fault, orders the part, gets it running`,
  unless: /\b(?:shops?|stations?|pumps?) (?:map|nearby|near me|finder)\b|\bmap of\b/i,
  presets: 'bold, clean',
  icon: 'tools',
  names: 'Bay Two (car cars garage vehicle motorbike), Ready by Four, Torque',
  entity: 'repair-order',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Repairs | tools | | | | jobs, job, job list
    calendar | Calendar | calendar
    people? | Customers | users
    checklist? | Parts | box | stock item
    detail | Repair
    form | New repair
    slots? | Book
    profile? | Me | user`,
})
