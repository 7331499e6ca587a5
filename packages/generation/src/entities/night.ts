import { defineEntity } from '../entity.ts'

export const night = defineEntity({
  id: 'night',
  words: 'sleep, nap, insomnia',
  icon: 'moon',
  groups: 'This week, Good, Short',
  fields: `
    Asleep at | time | 22:50
    Awake at | time | 6:40
    Quality | slider | 78
    Woke up | number | 1
    Before bed | choice | Reading | Reading, Screen, Sport, Wine
    Notes | long | Window open, phone in the hall`,
  samples: `
    icon | title | subtitle | value | tone
    moon | Wednesday night | 22:50 to 6:40, woke once | 7 h 50 | success
    moon | Tuesday night | 23:35 to 6:40 | 7 h 05 | primary
    moon | Monday night | 0:20 to 6:40, late film | 6 h 20 | warning
    moon | Sunday night | 22:30 to 6:55 | 8 h 25 | success
    moon | Saturday night | 1:10 to 8:30, party | 7 h 20 | warning
    moon | Friday night | 23:10 to 7:45 | 8 h 35 | success`,
  about: 'Asleep within twelve minutes and awake only once, after the bins at five. The cool room helped.',
  facts: '7 h 50 | Asleep\n86 | Score\n1 | Woke up',
  figures: '7 h 22 | Average | +14 min\n86 | Last night\n5 | Nights in bed by 23:00',
  hero: 'Bedtime 22:45 | Forty minutes to wind down | Dim the lights, phone in the hall | Start winding down',
  tip: 'Best after early evenings | In bed before eleven you sleep 48 minutes longer',
  trend: 'Sleep score | 86 | +4',
  data: [74, 71, 79, 82, 68, 81, 86],
  add: 'Log night',
  use: 'Log last night',
})
