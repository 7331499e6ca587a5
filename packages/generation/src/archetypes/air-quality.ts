import { defineArchetype } from '../archetype.ts'

export const airQuality = defineArchetype({
  id: 'air-quality',
  words:
    'air quality 24, air pollution 22, pm2.5 20, particulate 18, fine dust 20, aqi 22, pollution levels 20, uv index 14, radiation levels 18, noise pollution 12',
  presets: 'natural, clean',
  icon: 'cloud',
  names: 'Clear Day, Breathe In, Fine Air',
  entity: 'air-reading',
  home: 'focus',
  screens: `
    gauge | Now | cloud
    browse | Stations | pin
    map? | Map | map
    stats | Week | chart
    notifications | Alerts | bell
    detail | Station
    settings | Settings | settings`,
})
