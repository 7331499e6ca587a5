import { defineArchetype } from '../archetype.ts'

export const irrigation = defineArchetype({
  id: 'irrigation',
  words:
    'irrigation 18, smart irrigation 24, irrigation system 22, irrigation valves 20, sprinklers 14, sprinkler system 18, watering schedules 12, drip irrigation 22, valves 4, smart garden watering 18',
  examples: `
    Smart irrigation: soil moisture per field, valves on and off, watering schedules, alert when a sensor fails
    Farmers open and close the valves of their fields with the phone and see how wet the soil is
    Sprinkler system of our golf course by zones, times, rain delay, water used
    Drip lines in the greenhouse start when the ground is below thirty percent
    Garden watering by zone with a schedule, skipped when rain is expected
    Pump and valves on the farm, run times, flow, pressure alarm
    Water my lawn and my beds by timer, see the litres, stop all with one press
    Cooperative shares canal water: whose turn, which gate is open, how long
    IoT project: moisture sensors and valves per bed, moisture curve, forecast, alerts
    Vineyard blocks with soil humidity, next watering, valve state and weather
    Crop fields with weather and soil data and automatic watering plans
    City park irrigation, zones, leaks, consumption, remote on and off`,
  presets: 'natural, clean',
  icon: 'drop',
  names: 'Half Past Five, Field Water, Open Valve',
  entity: 'watered-field',
  home: 'ledger focus',
  screens: `
    home | Now | home
    browse | Fields | drop
    week | Schedule | calendar
    stats | Moisture | chart
    map? | Map | map
    weather? | Weather | cloud | city
    notifications? | Alerts | bell
    detail | Field
    form | Add field
    settings | Settings`,
})
