import { defineEntity } from '../entity.ts'

/** A race of the day with its lanes. */
export const raceHeat = defineEntity({
  id: 'race-heat',
  one: 'Heat',
  many: 'Heats',
  words: 'race heat, rowing heat, swimming heat',
  icon: 'flag',
  groups: 'Next, Finals, Done',
  fields: `
    Race | text | 14, women’s four
    Starts | time | 10:40
    Lane 1 | text | Harbour RC
    Lane 2 | text | Mill Street
    Lane 3 | text | Linden BC
    Lane 4 | text | Old Bridge RC
    Distance | choice | 1,000 m | 500 m, 1,000 m, 2,000 m`,
  samples: `
    icon | title | subtitle | time | badge | tone
    flag | 14, Women’s four | Heat 2, lanes 1 to 4, Harbour in lane 1 | 10:40 | Next | warning
    flag | 15, Men’s double | Heat 1, lanes 2 to 5 | 10:50 | On time | success
    flag | 16, Juniors’ single | Heat 1, six boats, photo finish | 11:00 | On time | success
    flag | 17, Mixed eight | Mill Street in lane 3 | 11:20 | Final | primary
    check | 13, Women’s four | Linden won in 3:41.2 | 10:30 | Done | neutral
    clock | 18, Masters’ four | Moved by ten minutes, wind | 11:40 | Late | danger`,
  about:
    'The first two go to the final at 14:20, the others row for places five to eight. Boats are at the start five minutes before.',
  facts: '10:40 | Starts\n4 | Lanes\n1,000 m | Distance',
  figures: '13 of 42 | Rowed\n10 min | Late\n118 | Boats',
  hero: 'Next, 10:40 | Women’s four, heat 2 | Harbour in lane 1, two go to the final | See lanes',
  tip: 'All finals ten minutes later | Wind from the left',
  trend: 'Boats a year | 118 | +9',
  add: 'Enter result',
  use: 'See result',
})
