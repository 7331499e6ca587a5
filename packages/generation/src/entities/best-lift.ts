import { defineEntity } from '../entity.ts'

/** The best somebody has done of each exercise. */
export const bestLift = defineEntity({
  id: 'best-lift',
  words: 'best lift, one-rep max, pr',
  one: 'Best',
  many: 'Bests',
  icon: 'trophy',
  groups: 'Legs, Push, Pull',
  fields: `
    Exercise | choice | Squat | Squat, Bench, Deadlift, Row
    Weight | money | 96 kg
    Reps | number | 5
    Date | date | Thu 12 Nov
    Notes | long | With a belt, the last one slow`,
  samples: `
    icon | title | subtitle | value | badge | tone
    dumbbell | Back squat | 5 reps, 12 November | 96 kg | New | success
    dumbbell | Deadlift | 3 reps, 9 November | 118 kg | New | success
    dumbbell | Bench press | 5 reps, 28 October | 72.5 kg | Since Oct | neutral
    dumbbell | Overhead press | 5 reps, 2 November | 46 kg | New | success
    dumbbell | Pull-ups | In one set, 21 October | 11 | Since Oct | neutral
    dumbbell | Barbell row | 8 reps, 16 October | 64 kg | Since Oct | neutral`,
  about: 'Two and a half kilograms more than in October, with a belt. The last one was slow, but it went up.',
  facts: '96 kg | Best\n112 kg | One rep, worked out\n+4 kg | Since October',
  figures: '3 | New this month | +1\n118 kg | Heaviest',
  tip: 'Three new bests this month | The squat is up by four kilograms',
  add: 'Add best',
  use: 'Log a set',
})
