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
    tip: 'Availability, a minute ago | Bikes and docks are counted every minute',
    figures: '31 | Shared bikes nearby | +6\n28 | Docks free',
    trend: 'Bikes free at Harbour gate | 7 | −3',
    use: 'Take me there',
  },
  {
    signs: 'scooter 7, scooters 7, e-scooter 8, e-scooters 8, kick scooter 8, mopeds 7, moped 7',
    one: 'Scooter',
    many: 'Scooters',
    icon: 'bolt',
    groups: 'Near, Full battery, Two seats',
    without: 'Bikes free, Docks free, Distance, Kind',
    fields: `
      Number | text | 418
      Battery | text | 82 %
      Range | text | 31 km
      Distance | text | 90 m
      Price | text | € 1 and € 0.22 a minute`,
    samples: `
      icon | title | subtitle | badge | tone
      bolt | Scooter 418 | 90 m, Harbour gate | 82 % | success
      bolt | Scooter 207 | 140 m, Linden square | 64 % | success
      bolt | Scooter 355 | 260 m, Central, west side | 38 % | warning
      bolt | Scooter 112 | 310 m, Mill bridge | 12 % | danger
      bolt | Scooter 460 | 450 m, University | 97 % | success
      bolt | Scooter 288 | 600 m, East end | 71 % | success`,
    about: 'Parked in the marked zone by the arcade. A helmet is in the box behind the seat.',
    facts: '82 % | Battery\n31 km | Range\n90 m | Distance',
    figures: '14 | Free within 600 m\n26 km | Ridden',
    hero: 'Nearest, 90 m | Scooter 418 | 82 % battery, 31 km | Unlock',
    tip: '14 free around you | Scooter 418 has the battery for 31 km',
    trend: 'Kilometres ridden | 26 km | +4 km',
    use: 'Unlock',
  },
])
