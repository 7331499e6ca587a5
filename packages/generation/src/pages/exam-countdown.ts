import { definePage } from './page.ts'

export const examCountdown = definePage({
  id: 'exam-countdown',
  said: 'days left until exam, days until exam, exam countdown, countdown to exam, days left, time left until exam, countdown until exam',
  unless: /\b(?:proctor\w*|examiners?|school timetable|classes and)\b/i,
  within: /\b(?:exams?|theory test|driving test|finals|bar exam|sat|abitur)\b/i,
  name: 'Countdown',
  icon: 'calendar',
  line: '19 days to go, 74 % ready',
  content: `
    hero 19 days | Tue 8 December, 10:20. Come a quarter of an hour early.
    stats Where you stand
    - 74 % | Ready
    - 22 | Questions a day
    chart Right answers in percent | 48, 55, 58, 63, 66, 71, 74 | F, S, S, M, T, W, T
    steps Until then
    - This week | The two weakest topics
    - Next week | Two mock exams
    - Last days | Only the mistakes, sleep well
    rows Bring along
    - user | Passport or identity card
    - file | Paper of registration
  `,
})
