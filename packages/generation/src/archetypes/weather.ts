import { defineArchetype } from '../archetype.ts'

export const weather = defineArchetype({
  id: 'weather',
  words:
    'weather 8, forecast 6, temperature 4, rain 3, humidity 4, climate 3, wetter 7, météo 7, clima 6, meteo 7, weather radar 20, rain alerts 16, rain radar 18',
  presets: 'calm, clean',
  icon: 'sun',
  names: 'Fairground, Isobar, Skyline',
  entity: 'city',
  screens: `
    weather | Today | sun
    browse | Cities | search
    stats | Week | chart
    map? | Map | map
    detail | City
    settings | Settings | settings`,
})
