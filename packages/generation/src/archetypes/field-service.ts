import { defineArchetype } from '../archetype.ts'

export const fieldService = defineArchetype({
  id: 'field-service',
  words:
    'technician scheduling 34, schedule technicians 34, track technicians 34, solar services 30, solar company 30, job completion 20, job sheets 16, elevator maintenance 34, lift maintenance 34, maintenance services 16, service history 9, app for technicians 34, tow truck 44, tow trucks 44, towing company 40, towing service 40, roadside assistance 36, breakdown service 36, recovery truck 40, chimney sweep 34, chimney sweeps 34, plumber dispatch 30, dispatch plumbers 28, dispatch technicians 28, technician dispatch 28, electrician dispatch 28, clean offices 16, office cleaning 20, tick off rooms 14, field service 9, technician 7, work order 8, site visit 7, maintenance 5, inspection 5, repair jobs 8, elevator 6, chimney sweep 14, pest control 14, locksmith 14, pool service 14, pool cleaning 14, appliance repair 14, meter reading 8, boiler 6, hvac 12, heat pump 8, alarm installer 12, septic 12, service calls 10, callouts 10, dispatcher 4, window cleaner 14, cleaning crew 14, cleaning team 14, gardening crew 14, landscaping crew 14, installer 7, plumber 7, electrician 7, job list 5, job sheet 8, facility 6, window cleaning round 20, cleaning round 16, solar panel installers 28, solar installers 28, cleaning business 22, cleaning company owner 44, owner of a cleaning company 36, weekly schedule of cleaners 40, schedule of cleaners 34, my cleaners 24, our cleaners 22, cleaners clock in 30, cleaning staff 22, hvac technicians 30, my technicians 22, our technicians 22, service technicians 20, installers 12, drone inspections 44, roof inspections 44, inspections of roofs 44, locksmith 50, locksmiths 50, locked out 34',
  examples: `
    Solar panels for homes and firms: schedule technicians, service history, photos that the job is done, reports
    Locksmith drives to people who are locked out: address, picture of the lock, price, paid at the door
    Drone inspections of roofs: customers order one, we upload the photos, mark damage and send the report
    I clean holiday flats: which ones today with door code, tick every room, a picture of anything damaged
    Cleaning lady for twelve flats, list of the day, keys and codes, rooms done, something is broken
    We clean offices and stairwells at night, tick off the rooms for each client and send a photo when it is done
    My cleaning business with two helpers: which client today, what to do there, keys, photo at the end
    Our five fitters see today's addresses, what is broken, which spare part, and let the customer sign
    Chimney sweeps with routes, fireplaces checked, faults, next year's date
    Lift mechanics get a fault, confirm arrival, fill in the report with pictures
    Window cleaners' round: houses, front and back, price, paid or not, every four weeks
    Pool cleaners note chlorine, pH, filter, pump and send the owner a photo
    Dispatcher assigns jobs to technicians by skill and distance, emergencies first
    Boiler servicing with checklist, serial number, flue gas values, warranty, report as PDF
    Pest controllers place traps, record bait stations, findings and chemicals used
    Cleaning crew of twelve, which building tonight, keys, ticks per room, complaints
    Electrician's job sheet: hours, material, before and after picture, signature on the phone
    Facility manager wants maintenance of pumps, doors and ventilation by due date
    Satellite dish and alarm installers: call-outs, van stock, time on site, next visit`,
  presets: 'clean, bold',
  icon: 'tools',
  names: 'On Site, Callout, Toolbelt',
  entity: 'work-order',
  keepsThing: true,
  bars: 'checkout cart',
  screens: `
    home | Today | home
    browse | Jobs | list
    map? | Map | map | | | | Daily route, route, routes
    checklist | Checks | check | check-step | | | Checklists, checklist, checks
    browse! | Hours | clock | work-hours | | | hours per week, clock in, clock out, clock, hours, Timesheets, timesheet, Time sheets, Working hours, log time, time tracking, track time, payroll
    people! | Team | users | crew-member | | | who is where, assigns calls, plumbers, electricians, Technicians, Team, teams, Crew, crews, cleaners, staff, employees, workers, dispatcher, dispatchers, assign, assigns
    browse! | Invoices | receipt | invoice | | | invoice, Invoices, invoicing, billing, bill
    browse! | Inspections | shield | quality-check | | | Quality inspections, Quality checks, quality inspection, inspections, quality, audits
    browse! | Complaints | chat | client-complaint | | | Complaints, complaint, feedback, claims
    browse! | Contracts | file | service-contract | | | Contracts, contract, agreements, maintenance contracts, service contracts
    week! | Schedule | calendar | | | | Schedule, weekly schedule, Weekly schedule, plan, calendar, shifts, dispatch board
    browse! | Parts | box | spare-part | | | Parts, Parts used, Spare parts, Van stock, Materials, material, inventory
    browse! | Customers | building | served-customer | | | customers list, Customer list, customer database, customer history, clients list, client list, clients, customers
    history | Done | clock
    detail | Job | | | | | Job details, customer, fault description, start job, takes payment, address and problem, problem, address, plumber, technician
    form | Report | | | | | customer signature, signature, signatures, upload photos, photos, photo, before and after
    scanner? | Scan | camera
    profile | Me | user`,
})
