import { defineEntity } from '../entity.ts'

export const station = defineEntity({
  id: 'station',
  words: 'station, bike, bicycle, scooter, dock, shared bike, charging station',
  icon: 'bike',
  groups: 'Near, Electric, Free docks',
  fields: `
    Bikes free | number | 7
    Docks free | number | 5
    Distance | text | 240 m
    Kind | choice | City bike | City bike, Electric, Cargo
    Where | place | Harbour gate, under the arcade
    Open | text | Day and night
    Pay with | text | Card or app`,
  samples: `
    icon | title | subtitle | badge | tone
    bike | Harbour gate | 240 m, 5 docks free | 7 bikes | success
    bike | Linden square | 410 m, 9 docks free | 3 bikes | success
    bolt | Central, west side | 600 m, electric | 1 bike | warning
    bike | Mill bridge | 850 m, 12 docks free | 0 bikes | danger
    bike | University | 1.1 km, 2 docks free | 14 bikes | success
    bolt | East end | 1.4 km, electric | 5 bikes | success`,
  about: 'Under the arcade, lit at night. Number 18 has a new saddle.',
  facts: '7 | Bikes free\n5 | Docks free\n240 m | Distance',
  figures: '31 | Bikes nearby | +6\n26 km | Ridden\n€ 4.20 | This month',
  hero: 'Nearest, 240 m | Harbour gate | 7 bikes free, 5 empty docks | Unlock a bike',
  tip: 'Mill bridge is empty | Harbour gate still has seven',
  trend: 'Kilometres ridden | 26 km | +4 km',
  use: 'Unlock a bike',
})
