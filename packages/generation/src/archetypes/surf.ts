import { defineArchetype } from '../archetype.ts'

export const surf = defineArchetype({
  id: 'surf',
  words:
    'surf 8, surfer 9, swell 9, tide 6, kite surfing 9, sailing weather 8, windsurf 9, dive log 8, diving 6, tide 7, tide table 20, tides 9',
  presets: 'calm, bold',
  icon: 'wave',
  names: 'Offshore, Slack Tide, Second Set',
  entity: 'spot',
  screens: `
    home | Today | wave
    browse | Spots | pin
    map? | Map | map
    history | Sessions | clock
    stats? | Stats | chart
    detail | Spot
    form | Log session
    profile | Me | user`,
})
