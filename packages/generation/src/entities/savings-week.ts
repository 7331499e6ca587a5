import { defineEntity } from '../entity.ts'

export const savingsWeek = defineEntity({
  id: 'savings-week',
  one: 'Week',
  many: 'Weeks',
  words: 'savings week',
  icon: 'wallet',
  groups: 'All, Done, Ahead',
  fields: `
    Goal | money | € 1,378
    Weeks | number | 52
    First week | money | € 1
    Order | choice | Rising | Rising, Falling, By chance
    Remind me on | choice | Friday | Monday, Friday, Sunday`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Week 30 | Fri 30 October | € 30 | Done | success
    check | Week 31 | Fri 6 November | € 31 | Done | success
    check | Week 32 | Fri 13 November | € 32 | Done | success
    wallet | Week 33 | Fri 20 November | € 33 | Today | primary
    wallet | Week 34 | Fri 27 November | € 34 | Next | neutral
    wallet | Week 35 | Fri 4 December | € 35 | Ahead | neutral`,
  about: 'Thirty-three euros today. One more each week, and the last one is fifty-two.',
  facts: '€ 33 | This week\n32 | Done\n20 | Ahead',
  figures: '€ 528 | Saved | +32\n32 of 52 | Weeks\n€ 850 | To go',
  hero: 'Week 33 of 52 | Put € 33 aside today | € 528 are in the jar already | Tick week 33',
  tip: 'Never missed a week | 32 of 32 ticked',
  trend: 'Saved | € 528 | +32',
  data: [406, 435, 465, 496, 528, 528, 528],
  add: 'Change goal',
  use: 'Tick this week',
})
