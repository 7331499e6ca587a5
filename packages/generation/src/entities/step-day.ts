import { defineEntity } from '../entity.ts'

export const stepDay = defineEntity({
  id: 'step-day',
  one: 'Day',
  many: 'Days',
  words: 'step, pedometer, step counter, daily steps',
  icon: 'flame',
  groups: 'This week, Best, Below',
  fields: `
    Date | date | Thu 19 Nov
    Steps | number | 6412
    Way | text | 4.9 km
    Goal | number | 8000
    Notes | long | To the mill and back along the canal`,
  samples: `
    icon | title | subtitle | value | tone
    flame | Thursday | 4.9 km, 286 kcal so far | 6,412 | primary
    flame | Wednesday | 7.1 km, goal at 18:20 | 9,204 | success
    flame | Tuesday | 6.3 km | 8,118 | success
    flame | Monday | 3.9 km, rain | 5,020 | warning
    flame | Sunday | 14.2 km, canal | 18,460 | success
    flame | Saturday | 8.0 km | 10,377 | success`,
  about: 'Most of it before nine and after six. One way to the tram on foot would do the rest.',
  facts: '6,412 | Steps\n4.9 km | Way\n286 | Kcal',
  figures: '6,412 | Steps\n4.9 km | Way\n286 | Kcal',
  hero: '80 % of today | 1,588 steps to go | About sixteen minutes | Start a walk',
  tip: 'Goal on five of seven days | Sunday was your best in a month',
  trend: 'Steps | 6,412 | −2,792',
  data: [10377, 18460, 5020, 8118, 9204, 8800, 6412],
  add: 'Log walk',
  use: 'Start a walk',
})
