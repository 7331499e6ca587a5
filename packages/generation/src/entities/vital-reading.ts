import { defineEntity } from '../entity.ts'

export const vitalReading = defineEntity({
  id: 'vital-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'blood pressure, vital',
  icon: 'heart',
  groups: 'Morning, Evening, High',
  fields: `
    Systolic | number | 124
    Diastolic | number | 79
    Pulse | number | 68
    When | choice | Morning | Morning, Noon, Evening
    Date | date | Thu 19 Nov
    Arm | choice | Left | Left, Right
    Notes | long | After five quiet minutes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | 124 / 79 | Today, 7:40, left arm | 68 pulse | Good | success
    heart | 131 / 84 | Yesterday, 20:15 | 72 pulse | Raised | warning
    heart | 122 / 78 | Yesterday, 7:35 | 66 pulse | Good | success
    heart | 128 / 81 | Tuesday, 20:30 | 70 pulse | Good | success
    heart | 142 / 90 | Tuesday, 7:50, bad night | 78 pulse | High | danger
    heart | 125 / 80 | Monday, 20:10 | 69 pulse | Good | success`,
  about: 'Taken sitting, after five quiet minutes, always on the left arm. Coffee came later.',
  facts: '124 / 79 | Now\n68 | Pulse\n−4 | To last week',
  figures: '126 / 80 | Week’s average | −4\n68 | Pulse\n13 of 14 | Measured',
  hero: 'This evening, 20:00 | Time to measure | Sit for five minutes first | Enter values',
  tip: 'Two weeks steadily lower | Show it to Dr. Weber on Tuesday',
  trend: 'Blood pressure, upper | 126 | −4',
  data: [136, 133, 134, 130, 129, 128, 126],
  add: 'Enter values',
  use: 'Measure again',
})
