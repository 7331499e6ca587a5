import { defineEntity } from '../entity.ts'

export const run = defineEntity({
  id: 'run',
  words: 'running, jogging, marathon, trail run',
  icon: 'run',
  groups: 'Easy, Tempo, Long',
  fields: `
    Route | text | River loop
    Date | date | Thu 19 Nov
    Distance | text | 8.4 km
    Time | text | 44:12
    Felt | choice | Good | Hard, Fine, Good, Great
    Shoes | text | Blue ones, 412 km
    Notes | long | Headwind on the way back`,
  samples: `
    image | title | subtitle | overline | value | meta
    run river | River loop | 44:12, easy | Today | 8.4 km | 5:16 /km
    run park | Park tempo | 25:40, fast finish | Tuesday | 5.2 km | 4:56 /km
    run forest | Long and slow | 1:32:05 | Sunday | 16.1 km | 5:43 /km
    run city | Bridges at night | 38:20 | Friday | 7.0 km | 5:29 /km
    run trail | Hill repeats | 8 times 90 s | Wednesday | 6.3 km | 5:58 /km
    run sea | Along the harbour | 52:48 | Monday | 10.0 km | 5:17 /km`,
  about: 'Even pace until the bridge, headwind on the way back. The last kilometre was the fastest.',
  facts: '5:16 | Pace\n148 | Heart rate\n62 m | Climb',
  figures: '27.4 km | This week | +4.1\n5:16 | Pace\n11 | Runs this month',
  hero: 'Thursday, easy | 8 kilometres by the river | Slow enough to talk | Start run',
  tip: 'Two weeks to the half | Longest run done, now rest',
  trend: 'Distance a week | 27 km | +4 km',
  data: [18, 21, 19, 23, 25, 23, 27],
  add: 'Log run',
  use: 'Run again',
})
