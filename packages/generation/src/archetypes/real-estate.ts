import { defineArchetype } from '../archetype.ts'

export const realEstate = defineArchetype({
  id: 'real-estate',
  words:
    'real estate 8, property 5, apartment 5, flat 3, house hunting 7, rent 3, landlord 6, tenant 6, listing 3, mortgage 3, zillow 16',
  presets: 'clean, editorial',
  icon: 'key',
  names: 'First Keys, Doorstep, Bay Window',
  entity: 'home',
  screens: `
    home | Explore | home
    map | Map | map
    browse | Homes | search
    saved | Saved | heart
    detail | Home
    slots | Viewing
    confirmed | Booked
    profile? | Me | user`,
})
