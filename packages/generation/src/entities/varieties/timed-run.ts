import { timedRun } from '../timed-run.ts'
import { defineVarieties } from './variety.ts'

/** A stopwatch for oneself; without these words several people are timed side by side. */
export const timedRunVarieties = defineVarieties(timedRun, [
  {
    signs:
      'record laps 6, lap time 4, lap times 4, milliseconds 6, millisecond 6, start pause 4, reset 4, hundredths 5',
    one: 'Lap',
    many: 'Laps',
    icon: 'timer',
    groups: 'Now, Best, Saved',
    fields: 'Name | text | Morning round\nTime | text | 1:08.42\nNote | long | Wind from the front',
    without: 'Lane, Distance, Splits',
    samples: `
      icon | title | subtitle | value | badge | tone
      timer | Lap 5 | Total 5:44.20 | 1:08.42 | |
      timer | Lap 4 | Total 4:35.78 | 1:06.91 | Fastest | success
      timer | Lap 3 | Total 3:28.87 | 1:09.30 | |
      timer | Lap 2 | Total 2:19.57 | 1:11.05 | Slowest | danger
      timer | Lap 1 | Total 1:08.52 | 1:08.52 | |`,
    about: 'Five laps in 5:44.20. The fourth was the fastest, the second the slowest.',
    facts: '1:08.42 | This lap\n1:06.91 | Fastest\n1:11.05 | Slowest',
    figures: '5 | Laps\n1:06.91 | Fastest\n1:11.05 | Slowest',
    hero: 'Lap 5 | 5:44.20 | The fourth lap was the fastest | Start',
    tip: 'Fastest lap: 1:06.91 | Four seconds before the slowest',
    trend: 'Lap time | 1:08.42 | +1.51',
    add: 'Save laps',
    use: 'Start again',
  },
])
