import { definePage } from './page.ts'

export const parentViewMaths = definePage({
  id: 'parent-view-maths',
  said: 'parents can see, parent dashboard, parent view, parents see progress, progress for parents, parents area, parent area, parental view, parents report, report for parents, parents can see progress',
  unless:
    /\b(?:school app|teachers?|daycare|kindergarten app|tutors?|screen time|chores?|allowance|location|bus)\b/i,
  within: /\b(?:maths?|sums|arithmetic|numbers|times tables?|multiplication|adding|counting)\b/i,
  name: 'For parents',
  icon: 'users',
  line: '7 × 8 still goes wrong',
  content: `
    stats Ida, this week
    - 48 min | Played
    - 86 % | Right
    rows Sure of it
    - check | Adding up to 100 | 19 of 20 right
    - check | The table of 5 | 20 of 20 right
    rows Still hard
    - repeat | 7 × 8 and 6 × 7 | Wrong in half of the rounds
    - repeat | Taking away over the ten | 12 of 20 right
    chart Right answers in percent | 71, 74, 78, 76, 82, 84, 86 | F, S, S, M, T, W, T
    switches For Ida
    - 20 minutes a day
    - Ask before new games
  `,
})
