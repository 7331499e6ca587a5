import { defineArchetype } from '../archetype.ts'

export const alertsMap = defineArchetype({
  id: 'alerts-map',
  words:
    'earthquake 18, earthquakes 18, earthquake alerts 26, natural disasters 20, disaster alerts 22, flood warnings 22, severe weather alerts 20, storm warnings 18, wildfire 18, wildfires 18, tsunami 18, emergency alerts 18, air raid 18, avalanche 14, volcano 14, hazard map 18',
  presets: 'dark-pro, clean',
  icon: 'warning',
  names: 'Aftershock, Early Word, Tremor',
  entity: 'hazard',
  home: 'focus',
  screens: `
    map | Map | map
    browse | Latest | list
    notifications | Alerts | bell
    stats? | Numbers | chart
    guide? | What to do | book
    detail | Event
    form? | I felt it
    settings | Settings | settings`,
})
