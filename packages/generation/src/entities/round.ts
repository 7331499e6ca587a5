import { defineEntity } from '../entity.ts'

export const round = defineEntity({
  id: 'round',
  words: 'pomodoro, focus session, working session, break session, timer session',
  icon: 'timer',
  groups: 'Working session, Break session, Long break',
  fields: `
    Working session | number | 25
    Break session | number | 5
    Long break | number | 10
    Start breaks automatically | switch | yes
    Sound | choice | Rain | Rain, Wood, Waves, None`,
  samples: `
    icon | title | subtitle | value
    edit | Draft chapter two | 2 of 4 rounds | 50 min
    mail | Answer the council | 1 round | 25 min
    pen | Sketch the cover | 2 rounds | 50 min
    book | Read Marta’s notes | 1 round | 25 min`,
  about: 'One thing at a time. When the bell rings, stand up even if it is going well.',
  figures: '25 min | In focus today\n27 | Rounds this week | +2',
  hero: 'Round 2 of 4 | Draft chapter two | 25 minutes, then a break of 5 | Start round',
  tip: 'Mornings carry you | 70 % of your focus is before noon',
  trend: 'In focus this week | 11 h 25 | +1 h 05',
  data: [110, 140, 80, 160, 120, 50, 25],
  add: 'Customize minutes',
})
