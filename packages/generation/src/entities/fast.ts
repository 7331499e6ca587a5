import { defineEntity } from '../entity.ts'

export const fast = defineEntity({
  id: 'fast',
  words: 'fasting, intermittent fasting',
  icon: 'timer',
  groups: '16:8, 18:6, 20:4',
  fields: `
    Plan | choice | 16:8 | 14:10, 16:8, 18:6, 20:4
    Begins | time | 20:00
    Ends | time | 12:00
    Remind me | switch | yes
    Weight | number | 74`,
  samples: `
    icon | title | subtitle | value | tone
    flame | Thursday | 20:00 to 12:10 | 16 h 10 | success
    flame | Wednesday | 20:30 to 12:00 | 15 h 30 | warning
    flame | Tuesday | 19:45 to 12:05 | 16 h 20 | success
    flame | Monday | 20:00 to 12:00 | 16 h | success
    flame | Sunday | Broken at 9:30 | 13 h 30 | danger
    flame | Saturday | 20:10 to 12:30 | 16 h 20 | success`,
  about: 'Sixteen hours with water and black coffee. The last two were the easiest.',
  facts: '16 h 10 | Fasted\n12:10 | Ended\n74 kg | Weight',
  figures: '16 h 10 | Last fast\n9 | Days in a row\n15.8 h | Average',
  hero: '12 h 40 so far | Three hours twenty to go | Until 12:00, plan 16:8 | End fast',
  tip: 'Nine days in a row | Your longest so far',
  trend: 'Hours fasted | 15.8 | +0.4',
  add: 'Log fast',
  use: 'Change plan',
})
