import { growingSession } from '../growing-session.ts'
import { defineVarieties } from './variety.ts'

/** What else makes a plant of a game grow: exercise, pages, steps. */
export const growingSessionVarieties = defineVarieties(growingSession, [
  {
    signs:
      'exercise 6, workout 6, workouts 6, fitness 6, sport 6, sports 6, running 6, run 5, training 5, yoga 5, cycling 6, move 5, gym 6, jogging 6, strength 5',
    icon: 'dumbbell',
    groups: 'Run, Strength, Walk, Yoga',
    without: 'What, Minutes, Day, At, Plant, Note',
    fields: `
      What | choice | Run | Run, Strength, Walk, Bike, Yoga
      Minutes | number | 32
      Day | date | Thu 19 Nov
      At | time | 7:10
      Plant | choice | Sunflower | Sunflower, Fern, Young oak
      Note | text | Along the river`,
    samples: `
      icon | title | subtitle | value | tone
      run | Run along the river | Today, 7:10 · 32 min | +1 leaf | success
      dumbbell | Squats and push-ups | Tue 17 Nov, 18:30 · 30 min | +1 leaf | primary
      yoga | Yoga at home | Tue 17 Nov, 7:00 · 15 min | Half a leaf | accent
      mountain | Walk to the lake | Sun 15 Nov, 10:40 · 95 min | +3 leaves | success
      bike | By bike to work | Fri 13 Nov, 7:50 · 31 min | +1 leaf | primary`,
    about: 'Easy run of 32 minutes. The sunflower got its seventh leaf.',
    facts: '32 min | Time\n+1 | Leaf\n7:10 | Began',
    figures: '203 min | This week | +24\n14 | Sessions this month',
    hero: 'Today | 32 minutes so far | 12 more and the sunflower gets a leaf | Log exercise',
    tip: '203 minutes this week | Enough for six leaves',
    trend: 'Minutes this week | 203 | +24',
    data: [31, 0, 95, 0, 45, 0, 32],
    add: 'Track exercise',
  },
  {
    signs: 'reading 6, read 5, pages 7, page 6, books 6, meditation 6, meditate 6, sitting 4',
    icon: 'book',
    groups: 'This week, Long, Short',
    without: 'What, Minutes, Day, At, Plant, Note',
    fields: `
      Minutes | number | 25
      Day | date | Thu 19 Nov
      At | time | 21:10
      Plant | choice | Sunflower | Sunflower, Fern, Young oak
      Note | text | In bed`,
    samples: `
      icon | title | subtitle | value | tone
      moon | Before sleeping | Today, 21:10 · 25 min | +1 leaf | success
      sun | Before breakfast | Wed 18 Nov, 6:50 · 20 min | +1 leaf | success
      train | On the train | Mon 16 Nov, 7:40 · 35 min | +1 leaf | primary
      leaf | In the park | Sat 14 Nov, 15:00 · 60 min | +2 leaves | success
      moon | Before sleeping | Fri 13 Nov, 22:05 · 15 min | Half a leaf | accent`,
    about: 'Twenty-five quiet minutes. The sunflower got its seventh leaf.',
    facts: '25 min | Time\n+1 | Leaf\n21:10 | Began',
    figures: '155 min | This week | +24\n14 | Sessions this month',
    trend: 'Minutes this week | 155 | +24',
    add: 'Log session',
  },
  {
    signs: 'steps 6, walking 5, kilometres 4, pedometer 7, thousand steps 8',
    icon: 'run',
    groups: 'This week, Goal reached, Long',
    without: 'What, Minutes, Day, At, Plant, Note',
    fields: `
      Steps | number | 8,240
      Day | date | Thu 19 Nov
      Plant | choice | Sunflower | Sunflower, Fern, Young oak`,
    samples: `
      icon | title | subtitle | value | tone
      run | 8,240 steps | Today, until 17:00 | +1 leaf | success
      run | 11,902 steps | Wed 18 Nov | +2 leaves | success
      run | 4,115 steps | Tue 17 Nov | No leaf | neutral
      mountain | 18,330 steps | Sun 15 Nov, to the lake | +3 leaves | success
      run | 9,760 steps | Sat 14 Nov | +1 leaf | success`,
    about: '8,240 steps until five o’clock, 1,760 to go. The sunflower got its seventh leaf at noon.',
    facts: '8,240 | Steps\n+1 | Leaf\n82 % | Of the goal',
    figures: '52,300 | This week\n4 of 7 | Goals',
    trend: 'Steps today | 8,240 | +610',
    add: 'Add steps',
  },
])
