import { defineEntity } from '../entity.ts'

export const breathPattern = defineEntity({
  id: 'breath-pattern',
  one: 'Pattern',
  many: 'Patterns',
  words: 'breathing pattern, breathing exercise, breathing technique, breath',
  icon: 'wave',
  groups: 'Calm, Sleep, Focus',
  fields: `
    Pattern | text | 4-7-8
    Seconds in | number | 4
    Hold | number | 7
    Seconds out | number | 8
    Minutes | choice | 5 | 1, 3, 5, 10
    Gentle sound | switch | yes
    `,
  samples: `
    icon | title | subtitle | value | overline
    wave | 4-7-8 | In 4, hold 7, out 8 | 5 min | Sleep
    wave | Box breathing | 4 in, hold, out, hold | 4 min | Focus
    wave | Even breath | In 5, out 5 | 5 min | Calm
    wave | Long out | In 4, out 8 | 3 min | Calm
    wave | Wake up | In 6, out 2 | 2 min | Focus
    `,
  about:
    'Breathe in through the nose for four, hold for seven, breathe out through the mouth for eight. Four rounds are enough to begin with.',
  facts: '4 s | In\n7 s | Hold\n8 s | Out',
  figures: '9 | Sessions this week | +2\n41 min | Breathed\n6 | Day streak',
  hero: 'Next | 4-7-8 | Five minutes, soft sound | Begin',
  tip: 'Six days in a row | Most of them before sleep',
  trend: 'Sessions this week | 9 | +2',
  add: 'New pattern',
  use: 'Begin',
})
