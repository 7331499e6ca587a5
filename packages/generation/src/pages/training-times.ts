import { definePage } from './page.ts'

export const trainingTimes = definePage({
  id: 'training-times',
  said: 'training times, training schedule, practice times, practice schedule, training sessions, training plan of the club, training hours',
  unless: /my training|workout|running plan|personal/i,
  within: /\b(?:club|team|society|association)\b/i,
  name: 'Training',
  icon: 'calendar',
  line: 'Tonight at 18:30',
  content: `
    rows Each week
    - users | Children | Mill fields | Mon 16:30
    - users | Young people | Mill fields | Tue 18:00
    - users | First team | Harbour hall | Thu 18:30
    - users | Veterans | Harbour hall | Fri 19:30
    switches Tonight
    - I am there
    - I bring somebody along
    banner pin | Hall instead of field | From November to March we train inside.
  `,
})
