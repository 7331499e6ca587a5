import { defineEntity } from '../entity.ts'

export const waterSample = defineEntity({
  id: 'water-sample',
  one: 'Station',
  many: 'Stations',
  words: 'water quality, water sample, bathing place, water station, public station, measuring station',
  icon: 'drop',
  groups: 'Rivers, Lakes, Beaches, Warnings',
  fields: `
    Water | place | Mill pond
    Date | date | Thu 19 Nov
    Temperature | number | 14
    Oxygen | number | 9
    pH | number | 7
    Nitrate | number | 12
    Clear to | text | 1.8 m
    Photo | photo | lake`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Mill pond | Lake, 14 °C, tested today | Very good | Clean | success
    wave | River bend | River, 11 °C, oxygen 9.4 mg/l | Good | Clean | success
    drop | Forest lake | Lake, 13 °C, algae seen on Tuesday | Poor | Warning | danger
    wave | Canal bridge | Canal, 12 °C, nitrate 31 mg/l | Fair | Watch | warning
    wave | Long beach | Sea, 15 °C, tested on Monday | Very good | Clean | success
    wave | Upper brook | Brook, 9 °C, oxygen 10.8 mg/l | Good | Clean | success`,
  about:
    'Clear down to 1.8 metres, no algae, bacteria far below the limit. The next sample is taken on Monday.',
  facts: '14 °C | Water\n9.4 mg/l | Oxygen\n7.8 | pH',
  figures: '18 | Stations\n15 | Clean\n1 | Warning',
  hero: 'Nearest to you | Mill pond is very good | 14 °C, tested today at nine | See all values',
  notices: `
    Algae at Forest lake | Seen on Tuesday: keep dogs and children out of it | warning
    Nitrate at Canal bridge | 31 mg/l, more than last week | chart
    Long beach is open again | Two clean tests in a row | check
    Bathing not advised at River bend | After the heavy rain, until Sunday | cloud`,
  tip: 'Forest lake has algae | Keep dogs and children out of it',
  trend: 'Oxygen in mg/l | 9.4 | +0.3',
  data: [8.6, 8.8, 8.7, 9.0, 9.1, 9.2, 9.4],
  add: 'Add sample',
  use: 'Show on map',
})
