import { defineArchetype } from '../archetype.ts'

/** Cars made clean: at a tunnel, a box or in front of one's door. */
export const carWash = defineArchetype({
  id: 'car-wash',
  words:
    'car wash 28, car washes 24, car washing 26, wash programme 14, detailing 14, car detailing 24, auto detailing 24, detailer 16, carwash 28, mobile car wash 28, valeting 18, foam 4, wax 4, interior cleaning 9',
  examples: `
    Choose foam, wax or just a rinse, pay by phone and drive in
    Monthly flat rate for clean cars, number plate opens the gate, how many washes this month
    Nearest tunnel with waiting time, prices, open until
    Book somebody who cleans my vehicle at home, inside and out, size of car, address, time
    Detailing studio: polish, ceramic, leather, before and after photos, offer by picture
    Stamps for each visit, the tenth clean is free, and a code for the vacuum
    Fleet of forty vans washed every second week, list by plate, what was done and cost
    Customers reserve a slot in box two and see how long it takes
    Student washes cars in the neighbourhood: bookings, packages, payments, reviews
    Gift card for a full clean, valid at six sites
    Rain tomorrow, better wait: weather hint and cheapest hour
    User picks a location, selects a package, schedules it and tracks the status`,
  presets: 'clean, bold',
  icon: 'car',
  names: 'Foam and Shine, Lane Two, Spotless',
  entity: 'wash-programme',
  home: 'shelf focus',
  screens: `
    home | Home | home
    browse | Programmes | drop
    browse | Stations | map | wash-site
    ticket | My pass | ticket
    slots | Book a wash
    confirmed | Booked | | | Drive in at five
    history? | Washes | clock
    checkout? | Pay
    detail | Programme
    notifications? | News
    profile | Me | user`,
})
