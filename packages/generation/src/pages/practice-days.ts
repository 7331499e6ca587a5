import { definePage } from './page.ts'

export const practiceDays = definePage({
  id: 'practice-days',
  said: 'practice days, my practice days, days practised, practice calendar, calendar with practice days, training days, yoga calendar',
  unless: /\b(?:studio|teachers?|members|instrument|piano|guitar|violin)\b/i,
  within: /\b(?:yoga|pilates|meditat\w+|stretch\w*|workouts?|home)\b/i,
  name: 'My days',
  icon: 'calendar',
  line: 'Twelve days in November',
  content: `
    stats November
    - 12 | Days
    - 4 h 20 | On the mat
    chart Minutes | 20, 0, 20, 35, 0, 20, 20 | F, S, S, M, T, W, T
    timeline Lately
    - Thu 19 Nov | Gentle back, 20 min
    - Wed 18 Nov | Evening calm, 20 min
    - Mon 16 Nov | Hips and hamstrings, 35 min
    - Sun 15 Nov | Morning flow, 20 min
    banner heart | Three weeks in a row | Four days a week, and Saturday off.
  `,
})
