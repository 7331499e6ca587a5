import { defineArchetype } from '../archetype.ts'

export const bikes = defineArchetype({
  id: 'bikes',
  words: 'bike 5, shared bike 7, bike sharing 8, scooter 6, car sharing 7, bicycle 5, cycling 3',
  presets: 'bold, clean',
  icon: 'bike',
  names: 'Freewheel, Kickstand, Dockside (rent rental share sharing station)',
  entity: 'station',
  screens: `
    map | Map | map
    browse | Stations | bike
    history | Rides | clock
    detail | Station
    scanner? | Unlock | camera
    saved? | Saved | heart
    profile | Me | user`,
})
