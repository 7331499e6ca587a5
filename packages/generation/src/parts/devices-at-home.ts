import { type KindPart, partsOf } from './part.ts'

/** What apps for devices, power and lamps at home have. */
export const devicesAtHomeParts: readonly KindPart[] = [
  ...partsOf('print-monitor', [
    {
      said: 'webcam, camera, webcam stream, live camera, video stream, webcam view, timelapse',
      on: 'home detail',
      content: `
        camera Nozzle 212°, layer 84 of 240 | factory
        keys Webcam*
        - camera | Photo
        - video | Time-lapse`,
    },
    {
      said: 'temperatures, temperature, temperature control, temperature graph, nozzle and bed temperature, temperature graphs',
      on: 'home detail',
      content: `
        stats Temperatures
        - 212° | Nozzle, to 215°
        - 60° | Bed
        line Nozzle, °C | 24, 90, 160, 204, 212, 213, 212 | 8:00, , , 8:10, , , 8:20`,
    },
    {
      said: 'print queue, queue, print queue stock, jobs, job queue',
      on: '#Prints browse',
      content: `
        rows Queue*
        - play | Hook, 12 pieces | Now, 1 h 20 left | 64 %
        - menu | Plant pot | PLA, 3 h 10
        - menu | Lens cap | PETG, 40 min`,
    },
    {
      said: 'filament stock, filament, filament management, spools, filament spools, filament inventory',
      on: '#Material browse',
      content: `
        rows Spools
        - box | PLA, sea green | 412 g left | Enough
        - box | PETG, clear | 88 g left | Low
        - box | TPU, black | New | 1 kg`,
    },
  ]),
  ...partsOf('smart-home', [
    {
      said: 'sensors, sensor values, sensor history, motion sensors, temperature sensors',
      on: 'home stats browse',
      content: `
        rows Sensors*
        - sun | Living room | 20.5°, 44 % | Now
        - drop | Under the sink | Dry | Now
        - lock | Front door | Closed since 8:12 | Now`,
    },
  ]),
  ...partsOf('sensors', [
    {
      said: 'rain, wind, temperature, humidity, pressure, rainfall, wind speed, air pressure, rain and wind, temperature and humidity',
      on: '#Now home gauge',
      content: `
        stats On the roof
        - 9.4° | Temperature
        - 2.1 mm | Rain today
        - 14 km/h | Wind, from the west`,
    },
    {
      said: 'alarms, alerts, threshold alarms, threshold alerts, thresholds',
      on: 'notifications #Alerts',
      content: `
        rows Alarms*
        - drop | Frost | Below 1° | On
        - wave | Gusts | Over 60 km/h | On
        - warning | No answer | For ten minutes | On`,
    },
    {
      said: 'switches, sliders, switches and sliders, charts, gauges, buttons, tiles, widgets, graphs',
      within: /mqtt|dashboard/i,
      on: '#Dashboard home',
      content: `
        switches
        - Pump in the garden
        - x Light in the shed
        sliders Set
        - Greenhouse fan | 35
        line Greenhouse, °C | 14, 16, 19, 22, 21, 18 | 6, 9, 12, 15, 18, 21`,
    },
  ]),
  ...partsOf('energy', [
    {
      said: 'consumption, house consumption, self-consumption, production, production and consumption, battery, battery level, feed-in, grid feed-in, production consumption, home battery',
      on: 'home stats',
      content: `
        stats Right now*
        - 3.2 kW | From the roof
        - 0.9 kW | Used
        - 84 % | Battery
        - 1.4 kW | To the grid`,
    },
  ]),
  ...partsOf('thermostat', [
    {
      said: 'geofencing, presence detection, away mode, location-based control',
      page: 'Away | pin | Warm again when you come home',
      content: `
        map Around home | Home
        fields
        - Further than | choice | 2 km | 500 m, 2 km, 10 km
        - Then | choice | 17° | Off, 16°, 17°
        people Who counts
        - Lea | At home
        - Omar | 4.2 km away`,
    },
    {
      said: 'energy reports, reports, statistics, energy usage, history, consumption',
      page: 'Reports | chart | 12 % less than last November',
      content: `
        chart Hours of heating a week | 31, 28, 36, 33, 29 | Oct, , , Nov, now
        rows By room
        - home | Living room | 20.5° on average | 48 %
        - home | Bathroom | 21.0° on average | 31 %
        - home | Bedroom | 17.5° on average | 21 %`,
    },
  ]),
  ...partsOf('led-light', [
    {
      said: 'scenes, groups, rooms, scenes and groups, light scenes, rooms and groups, zones',
      page: 'Rooms | home | Three rooms, five scenes',
      content: `
        rows Rooms
        - lamp | Living room | Four lamps, 60 % | On
        - lamp | Kitchen | Two lamps | Off
        - lamp | Bedroom | Two lamps, 10 % | On
        tiles Scenes
        - video | Film night | 10 %, red
        - book | Reading | 80 %, warm
        - sun | Morning | Brighter in 20 min`,
    },
    {
      said: 'timers, schedules, timer, schedule, sunrise simulation, wake-up light, alarms',
      page: 'Timers | clock | Two are set',
      content: `
        rows Timers
        - sun | Bedroom brighter | Weekdays, 6:20 to 6:40 | On
        - moon | All off | Every day, 23:30 | On
        - clock | Hall off | In 25 minutes | 25 min
        button plus | Add a timer`,
    },
  ]),
]
