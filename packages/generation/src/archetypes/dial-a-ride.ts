import { defineArchetype } from '../archetype.ts'

/** A bus or car that fetches those who ring up: who takes the calls, and the drivers' tours. */
export const dialARide = defineArchetype({
  id: 'dial-a-ride',
  words:
    'volunteer bus 38, village bus 34, citizens bus 34, community bus 32, dial a ride 40, dial-a-ride 40, on-call bus 36, on demand bus 32, call bus 34, patient transport 30, senior shuttle 34, church bus 30, drives for old people 28, driving service 24, volunteer drivers 30, shuttle for seniors 34, medical transport 26',
  examples: `
    Village bus driven by volunteers: people ring us, I type from where to where, drivers see their tour
    Dial-a-ride for a valley without trains, calls until noon, tour for the next day by pick-up time
    Driving service of the parish, old people to the doctor and back, who drives on Tuesday
    Patients are fetched for dialysis, wheelchair or walking, order of the stops, waiting times
    Our association has one minibus and nine drivers, bookings by phone, seats, route of the day
    The office enters rides, the driver's phone shows address, name, number and a button for arrived
    On-call bus at night between three villages, requests until an hour before
    Children's shuttle of the holiday camp, who is picked up where, ticked when on board
    Food delivery of the senior club with private cars, list for each driver
    School run for children in wheelchairs, two vans, absences by phone
    Disabled transport: companion yes or no, lift needed, invoice to the insurer
    Kilometres and donations of each trip, monthly sum for the town`,
  unless: /\b(?:uber|taxi app|passengers book|timetable|delays)\b/i,
  bars: 'cart checkout feed',
  presets: 'clean, warm',
  icon: 'car',
  names: 'Fetched at Nine, Next Stop Linden, Seat Free',
  entity: 'phoned-ride',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | home
    form | New ride | | | | | enter a ride, I enter, where from, where to, from and to, type rides, people call, new ride
    browse | Rides | list | | | | rides, bookings, requests, calls
    checklist | Tour | check | tour-stop | | | tour, tour for tomorrow, route of the day, drivers see, stops
    people | Drivers | users | ride-volunteer | | | drivers, volunteers, volunteer drivers, who drives
    calendar | Calendar | calendar
    map? | Map | map
    detail | Ride
    stats? | Numbers | chart
    profile? | Me | user`,
})
