import { defineArchetype } from '../archetype.ts'

export const sensors = defineArchetype({
  id: 'sensors',
  words:
    'mqtt 16, esp32 16, arduino 14, thresholds 6, temperature 3, pressure 3, rain 2, broker 2, stations 2, live temperature 8, sensors 10, sensor data 16, pig sty 16, sty 8, weather station 18, soil moisture 14, air quality 14, iot 12, iot dashboard 18, greenhouse 8, humidity 5, water level 9, thermostat 9, power meter 14, energy monitor 16, carbon footprint 5, water consumption 12, moisture 6, telemetry 14, machine monitoring 14, battery 4, cold chain 34, temperature log 26, temperature logger 30, temperature logging 28, vaccine fridge 34, vaccine transport 30, transport temperature 30',
  examples: `
    Temperature and humidity of my greenhouse as a curve, alarm below five degrees
    Esp32 boards send values over mqtt, show gauges and history
    Weather station on the roof, wind, rain, pressure, today and last week
    Level of the water tank on the farm, pump on when low
    Beehive scales: weight, inside warmth, battery of the node
    Machine hall monitoring, vibration, oil pressure, running hours, limits in red
    Is the co2 in the classroom too high? lamp turns yellow, open the window
    Air in our rooms: CO2 per classroom or office, temperature, when to open the windows, weekly chart
    Soil moisture in twelve fields on a map, last reading, signal strength
    Wine cellar and cold room loggers with thresholds and push when they are crossed
    A tiny computer by the pool reads it, ph, chlorine, degrees
    Barns and stables of three farms in one place: warmth, damp and light in each, curve of the last day, alarm
    River gauges and rainfall for the flood volunteers, stations nearby, trend
    Telemetry of a delivery robot fleet, voltage, motor heat, last seen
    Vaccine boxes on the road: temperature every ten minutes, alarm above eight degrees, log for the papers`,
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
