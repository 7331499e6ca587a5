import { definePage } from './page.ts'

export const nextSession = definePage({
  id: 'next-session',
  said: 'next session, next appointment, what want to talk about, what i want to talk about, topics for next session, session notes, questions for next session',
  unless: /\b(?:my clients|patients|practice (?:management|software)|therapists (?:can|see))\b/i,
  within: /\b(?:therap\w+|counsell?or|psychologist)\b/i,
  name: 'Next session',
  icon: 'calendar',
  line: 'Thursday, 16:30',
  content: `
    hero Thursday, 16:30 | Dr Adeyemi, Mill street 4, fifty minutes
    ticks I want to talk about
    - The call with my brother | From Sunday
    - Sleep, three bad nights
    - Why I said yes again
    - x The new job | Talked about it on the 12th
    timeline Last times
    - 12 November | Saying no, and what happens then
    - 5 November | The first week without the pills
    fields
    - Add a thought | long | I was calm until he asked
    button plus | Add
  `,
})
