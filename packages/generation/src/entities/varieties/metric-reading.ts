import { metricReading } from '../metric-reading.ts'
import { defineVarieties } from './variety.ts'

/** What is measured with the phone; without these words it is loudness. */
export const metricReadingVarieties = defineVarieties(metricReading, [
  {
    signs: 'ruler 4, protractor 3, measure length 4, tape measure 4, length 1',
    one: 'Measurement',
    icon: 'rows',
    groups: 'cm, inch, Degrees',
    fields:
      'Name | text | Shelf, left side\n Unit | choice | cm | cm, inch\n Hold | switch | yes\n Calibrated with | choice | Bank card | Bank card, Coin, Ruler',
    samples: `
      icon | title | subtitle | value | tone
      rows | Shelf, left side | Today, 8:40, ruler | 14.2 cm | primary
      compass | Roof beam | Yesterday, protractor | 32° | accent
      check | Washing machine | Yesterday, bubble level | 0.4° | success
      rows | Screw, long | Tuesday, ruler | 4.8 cm | primary
      check | Picture over the sofa | Sunday, bubble level | 0.0° | success`,
    about: 'Held at 14.2 centimetres, 5.6 inches. The screen was calibrated with a bank card.',
    facts: '14.2 cm | Length\n5.6 in | Inches\n±0.5 mm | Precision',
    figures: '14.2 cm | Held\n0.4° | Tilt\n5 | Kept',
    hero: 'Held | 14.2 cm | 5.6 inches, ruler on the left edge | Keep',
    tip: 'Calibrated in October | Lay a bank card on the screen to do it again',
    trend: 'Tilt | 0.4° | −0.2',
    add: 'New measurement',
    use: 'Measure again',
  },
  {
    signs: 'compass 3, altimeter 4, bearing 3, heading 2, elevation 2',
    one: 'Bearing',
    icon: 'compass',
    groups: 'Today, Trips, Peaks',
    fields:
      'Name | text | From the hut to the pass\n Bearing | text | 312°\n Height in m | number | 1840\n True north | switch | yes',
    samples: `
      icon | title | subtitle | value | tone
      compass | From the hut to the pass | Today, 1,840 m | 312° | primary
      mountain | Ridgeway top | Today, 2,214 m | 48° | accent
      compass | Car park to the lake | Sunday, 1,120 m | 187° | success
      flag | Old cairn | Sunday, 1,685 m | 94° | success`,
    about: 'North-west from the hut, 1,840 metres high. Air pressure is steady.',
    facts: '312° | Bearing\n1,840 m | Height\n±4° | Precision',
    figures: '312° | Heading\n1,840 m | Height\n811 hPa | Pressure',
    hero: 'North-west | 312 degrees | 1,840 metres, steady | Keep',
    tip: 'Calibrate by a figure of eight | Precision is four degrees',
    trend: 'Height in m | 1,840 | +420',
    add: 'New bearing',
    use: 'Measure again',
  },
  {
    signs: 'speedometer 4, gps speed 4, speed 1',
    one: 'Trip',
    icon: 'trend',
    groups: 'Today, Week, Fastest',
    samples: `
      icon | title | subtitle | value | tone
      trend | To work | Today, 12.4 km | 64 km/h | primary
      trend | Lake road | Sunday, 48 km | 82 km/h | accent
      bike | By bike | Saturday, 21 km | 34 km/h | success
      train | Train to Bremen | 11 November, 118 km | 201 km/h | warning`,
    about: 'Twelve kilometres in twenty-one minutes, at most 64 kilometres an hour.',
    facts: '64 | Highest\n35 | Average\n12.4 km | Distance',
    figures: '64 km/h | Now\n91 | Highest\n12.4 km | Trip',
    hero: 'Now | 64 km/h | Heading north, 212 m high | Keep trip',
    tip: 'Warns above 130 | Change it in the settings',
    trend: 'Average speed | 35 | +2',
    add: 'New trip',
    use: 'Measure again',
  },
  {
    signs:
      'internet speed 9, wifi speed 9, wi-fi speed 9, internet speed test 12, speed test 8, broadband 8, download speed 8',
    one: 'Test',
    many: 'Tests',
    icon: 'wifi',
    groups: 'Today, Home, Mobile',
    fields: `
      Network | text | Linden lane 4
      Server | choice | Nearest | Nearest, Frankfurt, Lisbon
      Note | long | Next to the router`,
    without: 'Name, Value, Where',
    samples: `
      icon | title | subtitle | value | tone
      wifi | Linden lane 4 | Today, 18:20, 24 ms | 84 Mb/s | success
      phone | Mobile, tram stop | Today, 8:40, 38 ms | 31 Mb/s | primary
      wifi | Mill Café guests | Yesterday, 61 ms | 9 Mb/s | warning
      wifi | Attic, second floor | Sunday, 29 ms | 46 Mb/s | primary
      wifi | Linden lane 4 | 12 November, 22 ms | 91 Mb/s | success`,
    about: 'Eighty-four megabits down, twenty-one up, next to the router. Enough for four films at once.',
    facts: '84 | Mb/s down\n21 | Mb/s up\n24 ms | Delay',
    figures: '84 | Mb/s down\n21 | Mb/s up\n24 ms | Delay',
    hero: 'Last test | 84 Mb/s down | 21 up, 24 ms delay | Test again',
    tip: 'Slower in the attic | 46 there, 84 next to the router',
    trend: 'Mb/s down | 84 | +6',
    add: 'New test',
    use: 'Test again',
  },
])
