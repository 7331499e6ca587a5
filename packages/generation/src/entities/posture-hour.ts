import { defineEntity } from '../entity.ts'

export const postureHour = defineEntity({
  id: 'posture-hour',
  one: 'Hour',
  many: 'Hours',
  words: 'posture, slouch, slouching, upright time',
  icon: 'user',
  groups: 'Upright, Slouched, Breaks',
  fields: `
    Where | choice | Desk | Desk, Sofa, Car, Other
    Goal upright | slider | 80
    Warn after | choice | 2 min | 30 s, 2 min, 5 min
    Buzz | switch | yes
    Quiet from | time | 18:00`,
  samples: `
    icon | title | subtitle | value | tone
    user | 9 to 10 | At the desk, two warnings | 48 min | success
    user | 10 to 11 | At the desk, no warning | 56 min | success
    user | 11 to 12 | Call on the sofa, five warnings | 31 min | danger
    user | 13 to 14 | At the desk, three warnings | 42 min | warning
    user | 14 to 15 | At the desk, one warning | 52 min | success
    user | 15 to 16 | At the desk, now | 24 min | primary`,
  about:
    'Upright for forty-eight of sixty minutes. Both warnings came after half past nine, while you were reading.',
  facts: '48 min | Upright\n2 | Warnings\n80 % | Goal',
  figures: '4 h 13 | Upright today | +22 min\n11 | Warnings | −4\n6 | Days in a row',
  hero: 'Right now | Upright for 24 minutes | Goal of the day: five hours, 47 minutes to go | Set straight position',
  tip: 'The sofa costs most | Five of eleven warnings came from there',
  trend: 'Upright hours a day | 4 h 13 | +22 min',
  data: [3.1, 3.4, 3.3, 3.7, 3.9, 4.0, 4.2],
  add: 'Add hour',
  use: 'Change goal',
})
