import { defineArchetype } from '../archetype.ts'

export const driverLog = defineArchetype({
  id: 'driver-log',
  words:
    'driver log 18, truck driver 14, driving hours 14, taxi drivers 12, log fares 14, courier drivers 8, log book 4, logbook 6, driving log 16, mileage log 18, mileage tracker 18, mileage 7, rest breaks 9, tachograph 16, fleet 5, fuel log 10, vehicle inspection 6, truckers 12',
  examples: `
    Business miles tracked by GPS, report for the tax office
    Write down each trip with start and end odometer, business or private, for the tax office
    Cabbies enter fares, tips, cash or card, hours at the wheel and fuel of a shift
    Did I rest 45 minutes after four and a half hours? Lorry driver's clock with weekly limits
    Before setting off the trucker ticks brakes, lights, tyres, load straps and signs
    Learner's supervised hours behind the wheel: day, night, rain, with whom, kilometres
    Company car journal: purpose of the journey, client visited, kilometres, allowance per mile
    Bus drivers record duty start, breaks, vehicle number and incidents
    Trips recognised on their own, I only say work or personal, mileage report for my accountant
    Haulier's owner-driver wants loads, tolls, diesel and hours on the road each week
    Courier rides: how many kilometres, what did I earn per hour, what did petrol cost
    Electronic tachograph replacement notes with drive, other work, rest and ferry time
    Volunteer drivers of a charity claim their distance with date, from, to and passengers`,
  presets: 'dark-pro, clean',
  icon: 'truck',
  names: 'On the Clock, Long Haul, Gate 4',
  entity: 'drive',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Log | clock
    checklist | Checks | check | vehicle-check
    browse | Drives | list
    stats | Hours | chart
    detail | Drive
    form | Log drive
    scanner? | Receipt | camera
    profile? | Me | user`,
})
