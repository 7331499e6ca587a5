import { defineArchetype } from '../archetype.ts'

export const bikes = defineArchetype({
  id: 'bikes',
  words: 'bike 5, shared bike 7, bike sharing 8, scooter 6, car sharing 7, bicycle 5, cycling 3',
  examples: `
    Find the nearest free bike, scan its code and unlock it
    Docking stands on a map with how many are left and how many spaces, dock to dock rides
    City e-scooters: price per minute, battery, park in the marked zone, unlock the scooter by code
    Campus bike sharing for students, return it at any rack
    I want to see if there is a cargo one free near the market, unlock it by code
    Public hire cycles with day pass, ride history and cost from dock to dock
    Unlock, ride, lock, done, and a photo where you left it at the stand, ride cost shown at the end
    Which docks are full at the station in the mornings? Free docks and spaces on the map
    Our town starts a pedal bike scheme with forty stands and needs an app for riders, unlock and return at any stand
    Shared electric mopeds with helmets in the top case, find and reserve for ten minutes, unlock and ride by the minute
    Live availability of bicycles at the racks along my commute
    Report a flat tyre or broken saddle on a shared one, then pick another nearby at the stand`,
  unless: /\b(?:bike|bicycle|cycle|scooter)s? (?:shops?|stores?|dealers?|parts)\b/i,
  presets: 'bold, clean',
  icon: 'bike',
  names: 'Freewheel, Kickstand, Dockside (rent rental share sharing station)',
  entity: 'station',
  screens: `
    map | Map | map
    browse | Stations | bike
    history | Rides | clock | bike-ride
    detail | Station
    saved? | Saved | heart
    scanner? | Unlock | camera
    profile | Me | user`,
})
