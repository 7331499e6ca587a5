import { definePage } from './page.ts'

export const dailyPractice = definePage({
  id: 'daily-practice',
  said: "daily practice, practice plan, daily practice plan, today's practice, practice of the day, practice routine, daily routine",
  unless: /\b(?:teachers?|students|music school)\b/i,
  within: /\b(?:guitar|piano|violin|ukulele|drums|cello|flute|singing|instrument)\b/i,
  name: 'Practice',
  icon: 'target',
  line: 'Nine of fifteen minutes',
  content: `
    stats Today
    - 9 of 15 | Minutes
    - 5 | Days in a row
    ticks Fifteen minutes
    - x Warm up | Four fingers, slow | 3 min
    - x G to C to D | At 76 beats | 6 min
    - Paper Moon Road, verse | Left hand alone first | 4 min
    - Anything you like | 2 min
    chart Minutes | 15, 15, 0, 20, 15, 15, 9 | F, S, S, M, T, W, T
    switches Remind me
    - Remind me at 18:00
    button playf | Go on
  `,
})
