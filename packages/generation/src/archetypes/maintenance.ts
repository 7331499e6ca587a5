import { defineArchetype } from '../archetype.ts'

/** The machines of a plant, a hotel or a hospital: who reports faults, who mends them, what is serviced when. */
export const maintenance = defineArchetype({
  id: 'maintenance',
  words:
    'cmms 30, maintenance app 30, maintenance app for a hotel 40, hotel maintenance 34, waiting for parts 26, broken things 22, repairs in rooms 26, maintenance management 26, preventive maintenance 24, maintenance requests 16, maintenance request 16, broken machine 22, machine maintenance 24, machine breakdown 22, machine breakdowns 22, equipment maintenance 24, work order 12, work orders 14, facility maintenance 22, facilities management 20, maintenance team 20, maintenance technicians 22, maintenance work orders 28, asset maintenance 24, maintenance schedule 12, downtime 10, aircraft maintenance 50, airplane maintenance 50, plane maintenance 44, airworthiness 40, aircraft mechanics 40, aircraft technicians 40, maintenance documents 24, maintenance tracking 26, maintenance logs 20, fleet of aircraft 22',
  examples: `
    Operators scan the machine and report what is wrong, mechanics take the order, log time and parts
    Work orders for a plant: machine, fault, priority, who does it, spare parts, time stood still
    Preventive service of presses, compressors and forklifts by date or running hours, overdue ones in red
    Hotel technicians get requests from rooms and kitchen, sort by urgency and close them with a photo
    Hospital equipment register with serial number, manuals, faults, service contracts and next test
    Maintenance team of a bakery: line stands still, who comes, what was replaced, how long it took
    CMMS for a small factory with assets, work orders, spare parts store and monthly downtime report
    Facility management of office towers: lifts, ventilation, lighting, tickets of tenants and yearly checks
    School caretaker gets repair requests from teachers with room and picture, plans the week, orders parts
    Machine history: what broke when, costs of repairs, mean time between failures
    Supervisor assigns broken equipment to a technician, sees what waits for parts and what is done
    Sawmill: daily greasing list, blade changes, breakdowns by shift, parts to order
    Gym equipment out of order, reported by trainers, fixed by our handyman, service plan by month
    Mechanics of small aircraft: hours since the last check, parts with limits, documents scanned
    Track inspections and airworthiness papers of our planes and who signed them off`,
  presets: 'clean, dark-pro, bold',
  icon: 'tools',
  names: 'Up Again, Line Runs, Wrenchboard',
  entity: 'machine-fault',
  bars: 'checkout cart slots week',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Work orders | tools
    browse! | Plan | calendar | service-plan | | | preventive, Preventive maintenance, Planned maintenance, Scheduled maintenance, Maintenance schedule, Maintenance plan, service plan, schedule, schedules, planner, overdue, due, service dates, routine, pm
    browse! | Machines | box | machine | | | Machines, machine, Assets, asset, Equipment, forklifts, vehicles, Machine history, qr code
    browse! | Spare parts | layers | spare-part | | | Spare parts, spare part, parts, parts used, inventory, stock
    detail | Work order | | | | | take, log time, time spent, close, complete, status, priority, photo, fixed, waiting for parts
    form | Report fault | | | | | report, report a broken machine, broken machine, broken things, reports broken, submit request, create work order
    stats | Reports | chart
    scanner? | Scan | camera
    notifications? | Alerts | bell
    people! | Technicians | users | crew-member | | | Technicians, technician, mechanics, team, staff, assign, assigned
    profile? | Me | user`,
})
