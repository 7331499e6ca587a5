import { defineArchetype } from '../archetype.ts'

export const sensors = defineArchetype({
  id: 'sensors',
  words:
    'mqtt 16, esp32 16, arduino 14, thresholds 6, temperature 3, pressure 3, rain 2, broker 2, stations 2, live temperature 8, sensors 10, weather station 18, soil moisture 14, air quality 14, iot 12, iot dashboard 18, greenhouse 8, humidity 5, water level 9, thermostat 9, power meter 14, energy monitor 16, carbon footprint 5, water consumption 12, moisture 6, telemetry 14, machine monitoring 14, battery 4',
  presets: 'dark-pro, natural',
  icon: 'trend',
  names: 'Readout, Glasshouse, Steady',
  entity: 'sensor',
  home: 'ledger focus',
  screens: `
    home | Now | home
    stats | History | chart
    browse | Sensors | list
    remote? | Control | wifi
    map? | Map | map
    notifications | Alerts | bell
    detail | Sensor
    form | Add sensor
    settings | Settings | settings`,
})
