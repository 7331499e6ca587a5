import { defineEntity } from '../entity.ts'

export const timedRun = defineEntity({
  id: 'timed-run',
  one: 'Lap',
  many: 'Laps',
  words: 'lap time, split time, timed run, finish time',
  icon: 'timer',
  groups: 'Now, Best, Saved',
  fields: `
    Name | text | Morning round
    Time | text | 1:08.42
    Note | long | Wind from the front`,
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
})
