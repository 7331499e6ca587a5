import { defineEntity } from '../entity.ts'

/** Where small planes land, with what a pilot must know of it. */
export const airfield = defineEntity({
  id: 'airfield',
  one: 'Airfield',
  many: 'Airfields',
  words: 'airfield, aerodrome, airstrip',
  icon: 'plane',
  groups: 'Near, Asphalt, Grass, Fuel',
  fields: `
    Code | text | EDHL
    Frequency | text | 128.705
    Elevation | text | 53 ft
    Runway | text | 07/25, 2102 m
    Surface | choice | Asphalt | Asphalt, Grass, Concrete
    Fuel | choice | Avgas | Avgas, Mogas, Jet A-1, None`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | EDHL Lübeck | 128.705, runway 07/25, 2102 m | 4 nm | Asphalt | primary
    plane | EDHG Lüneburg | 122.655, runway 07/25, 890 m | 21 nm | Asphalt | primary
    plane | EDXH Helgoland | 122.455, three runways | 78 nm | Short | warning
    plane | EDWJ Juist | 120.505, runway 08/26, 700 m | 96 nm | Asphalt | primary
    plane | EDHB Grube | 122.860, runway 09/27, 660 m | 26 nm | Grass | success
    plane | EDXQ Rotenburg | 122.205, runway 08/26, 805 m | 48 nm | Fuel | success`,
  about:
    'Circuit to the north at 1,000 ft, no turns over the village. Fuel until 18:00, landing fee at the tower.',
  facts: '128.705 | Frequency\n53 ft | Elevation\n2102 m | Runway',
  figures: '6 | Within 100 nm\n4 | With fuel',
  hero: 'Nearest | EDHL Lübeck | 4 nm, heading 042°, 2102 m asphalt | Fly there',
  tip: 'Wind 240°, 12 kt | Runway 25 in use',
  trend: 'Hours a month | 8:24 | +1:10',
  add: 'Add airfield',
  use: 'Fly there',
})
