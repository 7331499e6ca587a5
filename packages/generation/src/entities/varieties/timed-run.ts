import { timedRun } from '../timed-run.ts'
import { defineVarieties } from './variety.ts'

/** Who or what is timed; without these words it is a stopwatch for oneself. */
export const timedRunVarieties = defineVarieties(timedRun, [
  {
    signs:
      'swimmer 6, swimmers 6, swim 5, swimming 5, pool 4, lane 6, lanes 6, athlete 6, athletes 6, coach 6, coaches 6, race 5, races 5, heat 5, heats 6, sprint 5, relay 6, track 3, runners 5, riders 5, team 4, sports day 8, finish line 8, meet 4',
    one: 'Result',
    many: 'Results',
    icon: 'timer',
    groups: 'Lane 1, Lane 2, Lane 3, Lane 4',
    fields: `
    Name | person | Ida Brandt
    Lane | number | 4
    Distance | choice | 100 m | 50 m, 100 m, 200 m, 400 m
    Time | text | 1:08.42
    Splits | text | 32.9, 35.5
    Note | long | Better turn than on Monday`,
    samples: `
    avatar | title | subtitle | value | badge | tone
    Ida | Ida, lane 4 | 100 m, splits 32.9 and 35.5 | 1:08.42 | Best | success
    Emil | Emil, lane 2 | 100 m, splits 33.4 and 36.1 | 1:09.51 | +0.3 | neutral
    Noor | Noor, lane 3 | 100 m, splits 34.0 and 36.8 | 1:10.83 | −0.6 | success
    Jonas | Jonas, lane 1 | 100 m, splits 34.8 and 38.2 | 1:13.04 | +1.1 | warning
    Hana | Hana, lane 5 | 100 m, splits 35.1 and 37.9 | 1:13.07 | New | primary`,
    about: 'Out in 32.9, back in 35.5. Six tenths better than on Monday, most of it in the turn.',
    facts: '1:08.42 | Time\n32.9 | First split\n4 | Lane',
    figures: '1:08.42 | Best today\n5 | Lanes\n12 | Laps',
    hero: 'Last heat | Ida, 1:08.42 | Six tenths better than on Monday | Start',
    tip: 'Three personal bests today | Ida, Noor and Hana',
    trend: 'Ida, best time | 1:08.42 | −0.6',
    add: 'Add athlete',
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
    without: 'Name',
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
