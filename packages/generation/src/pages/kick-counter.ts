import { definePage } from './page.ts'

export const kickCounter = definePage({
  id: 'kick-counter',
  said: 'kick counter, kick counts, count kicks, baby kicks, kicks, baby movements, count movements, kick count',
  within: /\b(?:pregnan\w+|baby|expecting|trimester|midwife|due date)\b/i,
  name: 'Kicks',
  icon: 'heart',
  line: 'Ten kicks in 38 minutes',
  content: `
    stats Now
    - 7 of 10 | Kicks
    - 24:10 | Since the first
    button plus | Count a kick
    timeline Earlier
    - Yesterday, 20:40 | Ten in 38 minutes
    - Tuesday, 21:05 | Ten in 44 minutes
    - Monday, 20:15 | Ten in 31 minutes
    chart Minutes to ten kicks | 41, 36, 44, 31, 44, 38, 34 | F, S, S, M, T, W, T
    banner info | Count at the same time each day | Call the midwife if ten take longer than two hours
  `,
})
