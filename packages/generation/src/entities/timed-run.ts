import { defineEntity } from '../entity.ts'

export const timedRun = defineEntity({
  id: 'timed-run',
  one: 'Result',
  many: 'Results',
  words: 'lap time, split time, timed run, finish time',
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
  trend: '100 m, Ida | 1:08.42 | −0.6',
  add: 'Add athlete',
  use: 'Start again',
})
