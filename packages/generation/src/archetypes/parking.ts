import { defineArchetype } from '../archetype.ts'

export const parking = defineArchetype({
  id: 'parking',
  words:
    'driveway 12, parking space 14, parking spaces 14, driveway as parking 24, rent out their driveway 24, parking 9, park car 6, parking spot 8, garage 5, parking meter 6, find my car 14, where i parked 20, park my car 16, parked car 12',
  presets: 'clean, bold',
  icon: 'car',
  names: 'Bay 14, Kerb, Free Spot',
  entity: 'parking spot',
  screens: `
    map | Map | map
    browse | Spots | car
    timer | Parked | timer
    detail | Spot
    checkout | Pay
    history | History | clock
    profile? | Me | user`,
})
