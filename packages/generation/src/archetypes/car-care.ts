import { defineArchetype } from '../archetype.ts'

export const carCare = defineArchetype({
  id: 'car-care',
  words:
    'car maintenance 26, vehicle maintenance 24, motorcycle maintenance 26, maintenance log 12, oil change 18, service history 14, service book 16, fuel log 26, fuel tracker 24, fuel consumption 20, tire rotation 16, tyres 9, my cars 12, bike maintenance 24, bicycle maintenance 24, bike repair log 26, bike service 18, boat maintenance 22, chain wear 12, gas mileage 22, track gas 14, price per liter 24, price per litre 24, liters filled 20, litres filled 20, odometer value 24, odometer values 24, km till next fill 26, till next fill 20, l/100km 24, fill-ups 18',
  examples: `
    When is the next oil change due on my old car?
    Car logbook: fuel-ups with odometer, consumption, service, repairs and costs per kilometre
    Keep receipts of every workshop visit with mileage and price, workshop, parts and labour
    Litres at each fill-up, price, and how thirsty my diesel is over the year, car fuel log
    Remind me of the MOT, winter tyres and brake fluid, car service due
    Motorbike chain, spark plugs, valve clearance, each with kilometres, service log with next due
    Digital service book that I can show the buyer when I sell the sedan
    Two vehicles in the family, costs per month for petrol, repairs, tax, next workshop date
    Timing belt at 120,000, gearbox oil at 60,000, coolant every four years, maintenance due by mileage
    I tinker with a youngtimer and note parts replaced, torque and part numbers, maintenance log of my car
    Tread depth, battery age and wiper blades, with a check each season, car maintenance with mileage
    Fuel economy graph in miles per gallon with full and partial tanks, each fill-up with mileage
    What I did on my own bike: chain, brake pads, cassette, at how many kilometres and what the parts cost
    Log of repairs to my bicycle with date, part and price, and when the next check is due
    Maintenance of our sailing boat: engine hours, antifouling, anodes, what is due before launch
    Garage stamped? Save the invoice photo and what was done at which mileage`,
  needs: /^(?![\s\S]*\b(?:race cars?|racing|track days?|rally|lap times?)\b)/i,
  unless: /\b(?:lifts?|elevators?|boilers?|hospital|heating|machines|buildings?)\b/i,
  presets: 'dark-pro, clean',
  icon: 'car',
  names: 'Next Service, Full Tank, Dipstick',
  entity: 'service-entry',
  home: 'ledger focus',
  screens: `
    home | Home | home
    history | Log | clock
    calendar? | Due | calendar
    stats | Costs | chart
    browse | Services | tools
    notifications? | Reminders | bell
    detail | Entry
    form | Add entry
    settings | Settings | settings`,
})
