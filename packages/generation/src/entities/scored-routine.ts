import { defineEntity } from '../entity.ts'

/** Marks of a panel for one figure or routine. */
export const scoredRoutine = defineEntity({
  id: 'scored-routine',
  one: 'Score',
  many: 'Scores',
  words: 'figure score, judge score, scored routine, judged routine',
  icon: 'medal',
  groups: 'Figures, Routines, Tests',
  fields: `
    Who | person | Mara Lind
    What | choice | Barracuda | Barracuda, Walkover, Ballet leg, Free routine
    Difficulty | text | 2.3
    Judge 1 | text | 7.2
    Judge 2 | text | 7.4
    Judge 3 | text | 6.9
    Judge 4 | text | 7.6
    Judge 5 | text | 7.3
    Average of the rest | text | 7.3
    Date | date | Sat 14 Nov
    Notes | long | Higher at the start, hold two seconds longer`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Mara Lind | Mara, barracuda | 7.2 · 7.4 · 6.9 · 7.6 · 7.3 | 7.30 | +0.2 | success
    Noor Rahman | Noor, walkover | 6.8 · 7.0 · 7.1 · 6.6 · 6.9 | 6.90 | +0.1 | success
    Ida Berg | Ida, ballet leg | 7.8 · 7.5 · 7.6 · 7.9 · 7.4 | 7.63 | Best | primary
    Sofia Almeida | Sofia, barracuda | 6.4 · 6.9 · 6.5 · 6.7 · 6.6 | 6.60 | −0.1 | warning
    Hana Sato | Hana, walkover | 7.1 · 7.0 · 7.3 · 7.2 · 6.8 | 7.10 | 0.0 | neutral
    Iris Chen | Team, free routine | 7.7 · 7.9 · 7.6 · 8.0 · 7.8 | 7.80 | +0.3 | success`,
  about:
    '7.6 and 6.9 are dropped, the three between make 7.30. Higher at the start, and the judges want two more seconds under water.',
  facts: '7.30 | Average\n2.3 | Difficulty\n5 | Judges',
  figures: '7.2 | Squad average | +0.2\n8 | Swimmers\n24 | Figures',
  hero: 'Saturday, 10:00 | District meet | Five judges, four figures, then the free routine | Enter scores',
  tip: 'Ballet legs have gained most | +0.4 since September',
  trend: 'Squad average | 7.2 | +0.2',
  data: [6.6, 6.7, 6.8, 6.8, 7.0, 7.1, 7.2],
  add: 'Enter scores',
  use: 'Enter again',
})
