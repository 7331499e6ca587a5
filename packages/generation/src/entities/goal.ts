import { defineEntity } from '../entity.ts'

export const goal = defineEntity({
  id: 'goal',
  words: 'goal, life goal, dream, milestone, resolution, aim',
  icon: 'target',
  groups: 'Body, Craft, Travel, People',
  fields: `
    Goal | text | Run a half marathon
    Until | date | 16 May 2027
    Why | long | Because the river path is right there
    First step | text | Shoes by the door
    Remind me | choice | Weekly | Daily, Weekly, Monthly`,
  samples: `
    icon | title | subtitle | progress | value | tone
    run | Run a half marathon | May 2027, by the river | 62 | 13 km | primary
    music | Play one song by heart | Ida’s old piano | 40 | 2 of 5 | accent
    globe | Portuguese for Lisbon | 1,000 words by the spring | 41 | 412 words | success
    wallet | Six months off | Savings for a long break | 71 | € 4,260 | warning
    users | Call Grandpa on Sundays | Every week since September | 90 | 9 weeks | danger
    pen | Finish chapter four | 24 pages, a little every evening | 75 | 18 pages | neutral`,
  about: 'Because the river path is right there. Three runs a week, one of them slow on purpose.',
  facts: '62 % | Reached\n13 km | Longest\n25 w | To go',
  figures: '62 % | On the way | +6 %\n6 | Goals on track\n9 | Week streak',
  hero: 'This week | Run 13 kilometres | Three runs, one of them slow on purpose | Plan the week',
  tip: 'You are two weeks ahead | Keep Sunday free to rest',
  trend: 'On the way | 62 % | +6 %',
  data: [56, 56, 57, 58, 60, 61, 62],
  use: 'Plan a step',
  next: 'Goal reached',
})
