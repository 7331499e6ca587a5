import { run } from '../run.ts'
import { defineVarieties } from './variety.ts'

/** Plans one trains by; without these words runs as they come. */
export const runVarieties = defineVarieties(run, [
  {
    signs: 'couch to 5k 9, 5k plan 8, 0 to 5k 9, start running 8, beginner runner 8, learn to run 8',
    groups: 'Run and walk, Longer, 5 km',
    samples: `
      image | title | subtitle | overline | value | meta
      run park | Week 4, run two | 3 min run, 90 s walk, four times | Today | 28 min | Done
      run river | Week 4, run one | 3 min run, 90 s walk, four times | Tuesday | 28 min | Done
      run forest | Week 3, run three | 90 s run, 90 s walk | Sunday | 25 min | Done
      run trail | Week 4, run three | 5 min run for the first time | Saturday | 30 min | Next
      run city | Week 5, run one | Three times five minutes | Next Tuesday | 31 min | Planned`,
    about: 'Three minutes running, ninety seconds walking, four times. Slow enough to talk.',
    facts: '28 min | Time\n12 min | Running\n4 | Week',
    figures: 'Week 4 | Of nine\n11 | Runs done | +2\n12 min | Running today',
    hero: 'Saturday | Week 4, run three | Five minutes without a walk for the first time | Start run',
    tip: 'Eleven of 27 runs done | Rest tomorrow, that is part of it',
    trend: 'Minutes running | 12 | +3',
    data: [4, 6, 6, 8, 9, 9, 12],
    fields:
      'Route | text | Round the park\nDistance | text | 3.4 km\nTime | text | 28:00\nNotes | long | Slow enough to talk',
    without: 'Shoes',
  },
  {
    signs: 'marathon 7, marathon training 9, marathon plan 9, half marathon 8',
    groups: 'Easy, Long, Tempo, Rest',
    samples: `
      image | title | subtitle | overline | value | meta
      run river | Easy enough to talk | Week 9 of 16 | Today | 10 km | 5:55 /km
      run forest | Long run | With water and two gels | Sunday | 26 km | 6:05 /km
      run track | Six times one kilometre | Rest of two minutes | Tuesday | 11 km | 4:58 /km
      run park | Tempo in the park | Marathon pace | Thursday | 14 km | 5:25 /km
      run sea | Recovery, flat | Along the harbour | Monday | 6 km | 6:20 /km`,
    about: 'Even from the first kilometre to the last. The second gel at eighteen was early enough.',
    hero: 'Sunday | Long run, 28 kilometres | Week 9 of 16, seven weeks to the start | Start run',
    tip: 'Seven weeks to the start | Longest run so far: 26 kilometres',
    figures: '51 km | This week | +4\n5:55 | Pace\n9 of 16 | Weeks',
  },
])
