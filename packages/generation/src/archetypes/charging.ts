import { defineArchetype } from '../archetype.ts'

export const charging = defineArchetype({
  id: 'charging',
  words:
    'charging station 14, electric vehicle 12, ev charging 14, charging point 14, electric car 12, wallbox 12, charge my car 14, charger 7',
  presets: 'clean, dark-pro',
  icon: 'bolt',
  names: 'Plugged, Full by Noon, Kilowatt',
  entity: 'charger',
  home: 'focus',
  screens: `
    home | Charge | home
    map | Map | map
    history | Sessions | clock
    stats? | Costs | chart
    saved? | Saved | heart
    detail | Charger
    form | My car
    profile | Me | user`,
})
