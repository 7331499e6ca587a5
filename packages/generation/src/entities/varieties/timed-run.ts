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
  {
    signs: 'speedcubing 9, cubing 9, cube 5, cubes 5, scramble 6, scrambles 6',
    one: 'Solve',
    many: 'Solves',
    icon: 'grid',
    groups: 'Session, Best, 3 by 3',
    fields: `
      Cube | choice | 3 by 3 | 2 by 2, 3 by 3, 4 by 4, Pyramid
      Scramble | text | R U2 F' L D2 B R' U
      Time | text | 12.48
      Penalty | choice | None | None, Two seconds, Not finished
      Note | long | Lucky last step`,
    without: 'Name, Lane, Distance, Splits',
    samples: `
      icon | title | subtitle | value | badge | tone
      grid | Solve 42 | R U2 F' L D2 B R' U | 12.48 | Best | success
      grid | Solve 41 | D2 L' F U R2 B' D | 14.02 | |
      grid | Solve 40 | F2 U' R L2 D B2 U | 13.77 | |
      grid | Solve 39 | B' R2 U F' D L U2 | 15.90 | +2 | warning
      grid | Solve 38 | L D' B2 R U2 F L' | 13.15 | |`,
    about: 'Twelve seconds and a half, the best of this session. The cross took four moves.',
    facts: '12.48 | Time\n13.42 | Average of 5\n13.96 | Average of 12',
    figures: '12.48 | Best\n13.42 | Average of 5\n13.96 | Average of 12',
    hero: "Next scramble | R U2 F' L D2 B R' U | Fifteen seconds to look at it | Start",
    tip: 'Half a second better | Than the average of last week',
    trend: 'Average of 12 | 13.96 | −0.41',
    add: 'Add solve',
    use: 'Start again',
  },
])
