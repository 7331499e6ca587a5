import { station } from '../station.ts'
import { defineVarieties } from './variety.ts'

/** Stands one only looks at: nobody unlocks or pays where a description speaks of what is free. */
export const stationVarieties = defineVarieties(station, [
  {
    signs:
      'availability 6, available bikes 6, bikes available 6, how many bikes 6, free docks 5, nearest station 5, empty docks 5, live availability 6',
    without: 'Bikes free, Docks free',
    fields: `
      Shared bikes | number | 7
      Free docks | number | 5`,
    samples: `
      icon | title | subtitle | badge | tone
      bike | Harbour gate | 240 m, 5 docks free | 7 bikes | success
      bike | Linden square | 410 m, 9 docks free | 3 bikes | success
      bolt | Central, west side | 600 m, electric | 1 bike | warning
      bike | Mill bridge | 850 m, 12 docks free | 0 bikes | danger
      bike | University | 1.1 km, 2 docks free | 14 bikes | success
      bolt | East end | 1.4 km, electric | 5 bikes | success`,
    about: 'Under the arcade, lit at night. Counted a minute ago.',
    facts: '7 | Shared bikes\n5 | Free docks\n240 m | Distance',
    hero: 'Nearest, 240 m | Harbour gate | 7 bikes free, 5 empty docks | Take me there',
    tip: 'Availability a minute ago | Bikes and docks are counted every minute',
    figures: '31 | Shared bikes nearby | +6\n28 | Docks free',
    trend: 'Bikes free at Harbour gate | 7 | −3',
    use: 'Take me there',
  },
])
