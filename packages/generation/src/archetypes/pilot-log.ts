import { defineArchetype } from '../archetype.ts'

export const pilotLog = defineArchetype({
  id: 'pilot-log',
  words:
    'metar 36, metar and taf 40, pilot logbook 20, flight log 16, flight logbook 20, log flights 18, pilots log 16, flying hours 14, flight hours 12, block time 12, landings 8, aircraft type 8, glider log 16, total hours 6, flight instructor 8, pilots 6',
  examples: `
    Pilot logbook: date, aircraft, from, to, block times, landings day and night, total hours
    Private pilots write down each flight with registration, airfields, hours and remarks
    Glider club: launches, winch or tow, minutes in the air, instructor's signature
    Helicopter students track lessons, exercises and hours until the exam
    Am I still current? three landings in ninety days, medical and licence expiry
    Replace my paper flight book, totals by type of aircraft, night and instruments
    Paragliders note launch site, wind, duration, landing, distance
    Drone operators record missions with battery, place, minutes and incidents
    Balloon flights: launch place, passengers, gas, landing field, height
    Airline pilot keeps sectors, function, hours for the authority, export as PDF
    Log take-offs and landings of our club's planes, who flew and how much fuel
    Hours in the air per year, per aircraft, with a map of the airports I have been to`,
  presets: 'clean, dark-pro',
  bars: 'guide',
  icon: 'plane',
  names: 'Block Time, Runway 25, Clear Prop',
  entity: 'logged-flight',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Logbook | book | | Flight logbook
    stats | Hours | chart
    map? | Map | map
    detail | Flight
    form | Log flight
    notifications? | Due | bell
    profile | Me | user`,
})
