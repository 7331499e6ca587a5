import { defineEntity } from '../entity.ts'

/** What makes a plant of a game grow, as it is logged; without a sign of something else it is time without the phone. */
export const growingSession = defineEntity({
  id: 'growing-session',
  one: 'Session',
  many: 'Sessions',
  words:
    'exercise, workout, training, session, activity, focus session, study session, reading session, sport, step, walk, fitness, growing session, virtual session, plant session, tree session, garden session, forest session',
  icon: 'timer',
  groups: 'Study, Work, Reading',
  fields: `
    What | choice | Study | Study, Work, Reading, Other
    Minutes | number | 25
    Day | date | Thu 19 Nov
    At | time | 8:10
    Plant | choice | Sunflower | Sunflower, Fern, Young oak
    Note | text | Chapter four`,
  samples: `
    icon | title | subtitle | value | tone
    book | Statistics, chapter 4 | Today, 8:10 · 25 min | +1 leaf | success
    edit | Essay, second draft | Today, 7:20 · 50 min | +2 leaves | success
    book | Vocabulary | Tue 17 Nov, 18:30 · 12 min, broken off | Wilted | danger
    code | Lab report | Mon 16 Nov, 16:05 · 50 min | +2 leaves | success
    book | Reading for Friday | Sat 14 Nov, 10:40 · 25 min | +1 leaf | success`,
  about: 'Twenty-five minutes without the phone. The sunflower got its seventh leaf.',
  facts: '25 min | Time\n+1 | Leaf\n8:10 | Began',
  figures: '4 h 10 | This week | +40 min\n1 | Broken off',
  hero: 'Today | 75 minutes so far | 12 more and the sunflower gets a leaf | Start a session',
  tip: 'One session was broken off | The seedling wilted on Tuesday',
  trend: 'Minutes this week | 250 | +40',
  data: [50, 12, 0, 50, 38, 25, 75],
  add: 'Log session',
  use: 'Edit session',
})
