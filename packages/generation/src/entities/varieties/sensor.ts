import { sensor } from '../sensor.ts'
import { defineVarieties } from './variety.ts'

/** Where it is measured; without these words it is a greenhouse. */
export const sensorVarieties = defineVarieties(sensor, [
  {
    signs:
      'co2 6, classroom 7, classrooms 7, office air 8, ventilation 7, indoor air 8, air quality 6, meeting rooms 5',
    groups: 'Fine, To air, Offline',
    fields: `
      Name | text | Room 12
      Measures | choice | CO2 | CO2, Temperature, Humidity
      Warn above | number | 1000`,
    samples: `
      icon | title | subtitle | value | badge | tone
      cloud | Room 12 | Open a window, 24 people | 1,420 ppm | Too high | danger
      cloud | Room 14 | Aired ten minutes ago | 620 ppm | Fine | success
      cloud | Library | Quiet, 4 people | 540 ppm | Fine | success
      cloud | Gym | Fans on | 880 ppm | Fine | success
      flame | Room 7 | South side, 26.1 °C | 940 ppm | Warm | warning`,
    about:
      'Over 1,400 since ten past ten, twenty-four people inside. Ten minutes with both windows bring it under 700.',
    facts: `
      1,420 | ppm
      22.4 °C | Temperature
      10:10 | Since`,
    figures: `
      1 | To air
      780 | ppm on average
      22.4 °C | Temperature`,
    hero: 'Since 10:10 | Room 12 needs air | 1,420 ppm, the limit is 1,000 | Mark as aired',
    tip: 'Best at lunch | All rooms under 700',
    trend: 'CO2 on average | 780 ppm | −60',
  },
  {
    signs:
      'fridge 5, fridges 6, cold storage 8, cold chain 8, freezer 5, freezers 6, cooling 6, wine cellar 5, cellar 3',
    groups: 'Fridges, Freezers, Alerts',
    fields: `
      Name | text | Fridge 2, meat
      Measures | choice | Temperature | Temperature, Humidity, Door
      Warn above | number | 7`,
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Fridge 1, dairy | 2 minutes ago | 4.1 °C | Fine | success
      drop | Fridge 2, meat | Door open since 9:40 | 8.6 °C | Too warm | danger
      moon | Freezer | 2 minutes ago | −18.4 °C | Fine | success
      drop | Cold room | Fan on | 5.2 °C | Fine | success
      bolt | Cellar | 78 % humidity | 12.4 °C | Damp | warning`,
    about:
      'Over seven degrees since 9:40, the door stands open. Below five again about twenty minutes after it is shut.',
    facts: `
      8.6 °C | Now
      7 °C | Limit
      9:40 | Since`,
    figures: `
      4.1 °C | Fridges
      −18.4 °C | Freezer
      1 | Alert`,
    hero: 'Since 9:40 | Fridge 2 is too warm | 8.6 °C, the limit is 7 | Look at it',
    tip: 'Night was steady | Between 3.8 and 4.4 degrees',
    trend: 'Last 24 hours | 4.1 °C | +0.2',
  },
  {
    signs:
      'machines 5, machine 4, factory 6, server room 8, production line 7, pump 4, motor 4, boiler 5, vibration 7',
    groups: 'Line 1, Line 2, Alerts',
    fields: `
      Name | text | Press 2, bearing
      Measures | choice | Vibration | Temperature, Pressure, Vibration, Power
      Warn above | number | 6`,
    samples: `
      icon | title | subtitle | value | badge | tone
      bolt | Press 2 | Bearing, vibration up | 7.1 mm/s | Check | danger
      flame | Boiler | Flow, 2 minutes ago | 68 °C | Fine | success
      drop | Pump 4 | Pressure | 5.2 bar | Fine | success
      cloud | Server room | Rack B | 24.1 °C | Fine | success
      bolt | Line 1 | Power now | 18 kW | Fine | neutral`,
    about: 'Vibration has risen since Monday, mostly at full load. The bearing was last changed in March.',
    facts: `
      7.1 | mm/s
      6 | Limit
      Mon | Since`,
    figures: `
      1 | To check
      18 kW | Power
      5.2 bar | Pressure`,
    hero: 'Since Monday | Press 2 vibrates | 7.1 mm/s, the limit is 6 | Open order',
    tip: 'All others are quiet | For eleven days',
    trend: 'Power today | 412 kWh | −8 %',
  },
  {
    signs:
      'river level 9, river levels 9, river 6, rivers 6, water level 9, water levels 9, flood 7, floods 7, gauges 6, canoeists 7, reservoir 6',
    one: 'Gauge',
    many: 'Gauges',
    icon: 'drop',
    groups: 'Near, Rising, High',
    fields: `
      Name | text | Mill bridge
      Waters | text | Linde
      Stands at | text | 1.24 m
      Warn above | text | 2.10 m
      Send alerts | switch | yes`,
    without: 'Measures, Warn below, Every',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Mill bridge | Linde, 1.2 km away | 1.24 m | Steady | success
      drop | Old weir | Linde, 4.8 km away | 1.61 m | Rising | warning
      drop | Harbour lock | Main river, 6.0 km | 3.05 m | High | danger
      drop | Upper ford | Linde, 11 km away | 0.58 m | Falling | primary
      drop | Reed lake outlet | Brook, 14 km away | 0.42 m | Steady | success`,
    about:
      '1.24 metres at eight this morning, six centimetres more than yesterday. The mark for high water is at 2.10.',
    facts: '1.24 m | Level\n+6 cm | Since yesterday\n2.10 m | High water',
    figures: '5 | Gauges\n1 | Rising\n1 | High',
    hero: 'Since 6:40 | Old weir is rising | 1.61 m, nine centimetres in three hours | See the curve',
    tip: 'Rain until the evening | The Linde rises by about ten centimetres',
    trend: 'Level in cm | 124 | +6',
    data: [108, 110, 112, 115, 117, 118, 124],
    add: 'Add gauge',
    use: 'Change limit',
  },
  {
    signs:
      'vaccine 9, vaccines 9, vaccine transport 10, cool box 9, cool boxes 9, blood bank 9, reefer 8, cold chain 9',
    groups: 'On the road, In store, Alerts',
    fields: `
      Name | text | Box 12, to Mill clinic
      Measures | choice | Temperature | Temperature, Humidity, Shock
      Warn below | number | 2
      Warn above | number | 8
      Carries | text | 240 doses, lot KW-4182`,
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Box 12, to Mill clinic | On the road since 7:40, 240 doses | 4.6 °C | Fine | success
      truck | Box 9, to Hill post | Lid open for six minutes | 8.4 °C | Too warm | danger
      box | Box 7, Harbour ward | Arrived at 9:10, handed over | 5.1 °C | Delivered | success
      drop | Store fridge 2 | 1,840 doses, 2 minutes ago | 4.2 °C | Fine | success
      moon | Freezer, ice packs | 2 minutes ago | −19.1 °C | Fine | neutral`,
    about: 'Between 4.1 and 5.0 degrees since it was packed at 7:20. Arrives in about forty minutes.',
    facts: '4.6 °C | Now\n2–8 °C | Limits\n2 h 10 | On the road',
    figures: '4 | On the road\n1 | Alert\n2,320 | Doses',
    hero: 'Since 9:32 | Box 9 is too warm | 8.4 °C, the limit is 8 | Call the driver',
    tip: 'All others are between 4 and 5 | For eleven days',
    trend: 'Last 24 hours | 4.6 °C | +0.2',
  },
])
