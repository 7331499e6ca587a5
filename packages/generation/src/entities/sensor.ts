import { defineEntity } from '../entity.ts'

export const sensor = defineEntity({
  id: 'sensor',
  words: 'sensor, weather station, soil moisture, air quality, thermostat, solar panel, power meter',
  icon: 'trend',
  groups: 'Inside, Outside, Alerts',
  fields: `
    Name | text | Temperature
    Measures | choice | Temperature | Temperature, Humidity, Moisture, Light
    Warn below | number | 12
    Warn above | number | 30
    Send alerts | switch | yes
    Every | choice | 10 min | 1 min, 10 min, 1 h`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | Temperature | Inside, 2 minutes ago | 21.4 °C | Fine | success
    drop | Humidity | Inside, 2 minutes ago | 64 % | Fine | success
    leaf | Soil moisture | Bed by the door | 28 % | Dry | danger
    sun | Light | South side | 18 klx | Fine | success
    cloud | Outside | Roof, 5 minutes ago | 8.1 °C | Fine | neutral
    bolt | Battery | Station 2 | 41 % | Low | warning`,
  about:
    'Up since six with the sun, between seventeen and nineteen degrees at night. The vents open at twenty-six.',
  facts: '21.4 °C | Now\n30 °C | Limit\n+1.2 | Since yesterday',
  figures: '21.4 °C | Temperature\n64 % | Humidity\n1 | Alert',
  hero: 'Too dry since 12:05 | Soil moisture is 28 % | Bed by the door, the limit is 30 % | Water now',
  tip: 'Steady night | Between 17 and 19 degrees until six',
  trend: 'Last 24 hours | 21.4 °C | +1.2',
  data: [17, 17.4, 18.2, 20.1, 22.6, 21.9, 21.4],
  add: 'Add sensor',
  use: 'Change limits',
})
