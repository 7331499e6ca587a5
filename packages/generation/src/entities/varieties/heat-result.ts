import { heatResult } from '../heat-result.ts'
import { defineVarieties } from './variety.ts'

/** What came of a race; without these words rowing. */
export const heatResultVarieties = defineVarieties(heatResult, [
  {
    signs: 'swim meet 12, swim meets 12, swimming 9, swimmers 9, swimming gala 12, freestyle 7, backstroke 7',
    fields: `
      Race | choice | 13, 100 m free | 13 100 m free, 14 100 m free, 17 relay
      Crew | text | Mara Lind
      Time | text | 1:08.4`,
    samples: `
      icon | title | subtitle | value
      trophy | 1 · Mara Lind, lane 4 | Race 13, best time by 0.9 s | 1:08.4
      flag | 2 · Hana Sato, lane 3 | Race 13 | 1:09.9
      flag | 3 · Lea Brandt, lane 5 | Race 13, best time | 1:12.0
      flag | 4 · Ana Petrova, lane 2 | Race 13, protest under way | 1:13.1
      trophy | 1 · Emil Lund | Race 12, 50 m breast | 0:41.6`,
    about: 'Best time by nine tenths. She turned third and swam the last length fastest of all.',
    facts: '1:08.4 | Time\n4 | Lane\n−0.9 s | To her best',
    hero: 'New | Mara, 1:08.4 | Best time by 0.9 seconds | See results',
  },
  {
    signs: 'sports day 12, school sports 12, athletics 9, track meet 12, sprint 6, long jump 7',
    fields: `
      Race | choice | 13, 50 m | 13 50 m, 14 50 m, 17 relay
      Crew | text | Jonas, 3c
      Time | text | 8.9 s`,
    samples: `
      icon | title | subtitle | value
      trophy | 1 · Jonas, 3c | Race 13 | 8.9 s
      flag | 2 · Mara, 3a | Race 13 | 9.1 s
      flag | 3 · Sofia, 3b | Race 13 | 9.4 s
      trophy | 1 · Mateo, 4a | Long jump | 3.42 m
      trophy | 1 · Parents of 3b | Tug of war | Won`,
    about: 'Two metres ahead at the oak, and lost a shoe on the way.',
    facts: '8.9 s | Time\n3c | Class\n2 | Lane',
    hero: 'New | Jonas, 8.9 seconds | Fastest of class 3 so far | See results',
  },
])
