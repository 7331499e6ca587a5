import { definePage } from './page.ts'

export const parentView = definePage({
  id: 'parent-view',
  said: 'parents can see, parent dashboard, parent view, parents see progress, progress for parents, parents area, parent area, parental view, parents report, report for parents, parents can see progress',
  unless:
    /\b(?:maths?|sums|arithmetic|numbers|times tables?|multiplication|adding|counting|school app|teachers?|daycare|kindergarten app|tutors?|screen time|chores?|allowance|location|bus)\b/i,
  within:
    /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|quran|alphabet|letters|spelling|(?:three|four|five|six|seven|\d)[- ]year[- ]olds?)\b/i,
  name: 'For parents',
  icon: 'users',
  line: 'Five days in a row',
  content: `
    stats Ida, this week
    - 48 min | Practised
    - 5 | Days
    rows Went well
    - check | Three rounds without help | Tuesday and today
    - check | Five days in a row | Her longest so far
    rows Still hard
    - repeat | The last two of each set | Needed help twice
    - repeat | Evenings after seven | Stopped early three times
    chart Minutes | 6, 8, 0, 10, 9, 7, 8 | F, S, S, M, T, W, T
    switches For Ida
    - 20 minutes a day
    - Ask before new things
  `,
})
