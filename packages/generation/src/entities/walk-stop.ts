import { defineEntity } from '../entity.ts'

/** Where children join those who walk. */
export const walkStop = defineEntity({
  id: 'walk-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'walking bus stop, meeting stop',
  icon: 'pin',
  groups: 'Morning, Afternoon',
  fields: `
    Stop | place | Fountain, Linden lane
    Leaves at | time | 7:25
    Children | number | 4
    Leader waits | text | Two minutes
    Note | long | Stand on the inner side of the kerb`,
  samples: `
    icon | title | subtitle | time | badge | tone
    pin | Fountain, Linden lane | Ida, Emil, Noor, Jonas | 7:25 | 4 | success
    pin | Baker at the corner | Mara and Yusuf | 7:31 | 2 | success
    pin | Church steps | Hana, Leo, Ana | 7:36 | 3 | primary
    pin | Zebra crossing, Mill street | Lotte, the lollipop man helps | 7:42 | 1 | primary
    school | School gate | All ten are handed in | 7:50 | 10 | neutral`,
  about: 'By the fountain, on the side of the bench. We wait two minutes, then the line moves on.',
  facts: '7:25 | Leaves\n4 | Children\n25 min | To school',
  figures: '10 | Walk today\n2 | Leaders\n1.6 km | Long',
  hero: 'Tomorrow, 7:25 | Lea leads, Omar walks behind | Ten children from four stops | Open line',
  tip: 'Yusuf is ill today | Nobody waits at the baker',
  notices:
    'All ten have arrived | At the gate at 7:49 | check\nYusuf is ill today | His mother, at 6:50 | bell\nRain tomorrow | Vests and capes, we walk all the same | cloud',
  trend: 'Kilometres walked | 312 | +16',
  add: 'Add stop',
  use: 'Wait here',
})
