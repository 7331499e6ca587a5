import { defineEntity } from '../entity.ts'

export const washSite = defineEntity({
  id: 'wash-site',
  one: 'Station',
  many: 'Stations',
  words: 'wash station, wash location, wash box, wash tunnel',
  icon: 'map',
  groups: 'Near, No wait, Boxes',
  fields: `
    Address | place | Ring road 12
    Open | text | 7 to 21
    Lanes | number | 3
    Wait | text | 4 min`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Ring road 12 | Tunnel, three lanes, until 21:00 | 1.4 km | 4 min | success
    pin | Harbour road 4 | Four boxes, day and night | 0.8 km | 12 min | warning
    pin | Mill street | By hand, until 18:00 | 2.2 km | Book | neutral
    pin | Station road | Tunnel, two lanes | 3.1 km | No wait | success`,
  about: 'Three lanes, vacuums behind the hall, coins or the app. Vans up to 2.60 metres.',
  facts: '4 min | Wait\n1.4 km | Away\n21:00 | Closes',
  figures: '6 | Stations\n4 min | Shortest wait',
  hero: 'No wait | Station road | Tunnel, two lanes, 3.1 km | Take me there',
  tip: 'Quietest before ten | Saturdays are full',
  add: 'Add station',
  use: 'Take me there',
})
