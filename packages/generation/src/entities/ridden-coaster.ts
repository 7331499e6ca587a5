import { defineEntity } from '../entity.ts'

export const riddenCoaster = defineEntity({
  id: 'ridden-coaster',
  one: 'Coaster',
  many: 'Coasters',
  words: 'coaster, roller coaster, ride, coaster credit',
  icon: 'flag',
  groups: 'Steel, Wood, Wanted',
  fields: `
    Name | text | Iron Heron
    Park | place | Harbour Park
    Height | text | 62 m
    Speed | text | 118 km/h
    Rides | number | 9
    Row | choice | First | First, Middle, Last
    Rating | choice | 5 | 1, 2, 3, 4, 5
    Date | date | Sat 14 Nov`,
  samples: `
    image | title | subtitle | overline | value | meta
    mountain | Iron Heron | Harbour Park, 62 m, 118 km/h | Steel | 9 rides | 4.9
    forest | Old Growler | Mill Land, wood, 31 m | Wood | 4 rides | 4.6
    night city | Night Tram | Harbour Park, in the dark | Steel | 6 rides | 4.4
    sea | Tidal Wave | Lighthouse Pier, launched | Steel | 2 rides | 4.1
    park | Little Owl | Mill Land, for children | Steel | 11 rides | 3.8
    desert | Copper Mine | Ridge World, 44 m | Wanted | – | New`,
  about:
    'Sixty-two metres, and the last row lifts you out of the seat three times. Best after rain, when it runs fast.',
  facts: '62 m | High\n118 km/h | Fast\n9 | Rides',
  figures: '84 | Coasters | +3\n318 | Rides\n14 | Parks',
  hero: 'Sixteen to go | Number 100 is near | Copper Mine and three others are open until Sunday | Log ride',
  tip: 'Iron Heron is your number one | Last row, after rain',
  trend: 'Rides this season | 96 | +14',
  add: 'Log ride',
  use: 'Count a ride',
})
