import { defineEntity } from '../entity.ts'

export const habit = defineEntity({
  id: 'habit',
  words: 'habit, routine tracker, streak, gewohnheit',
  icon: 'flame',
  groups: 'Morning, Day, Evening',
  fields: `
    Habit | text | Walk after lunch
    Every | choice | Daily | Daily, Weekdays, Weekly
    Time | time | 13:00
    Goal | text | 15 min
    Reminder | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    run | Walk after lunch | 15 minutes, any weather | 4 d | success
    drop | Glass of water | Right after waking | 12 d | primary
    book | Read ten pages | Page 142 of Small Rivers | 23 d | accent
    moon | Phone away at ten | In the kitchen drawer | 6 d | neutral
    heart | One kind message | To someone far away | 9 d | danger
    leaf | Stretch | Three minutes, slowly | 2 d | success`,
  about: 'Fifteen minutes around the block. Rain counts double, says Lea.',
  facts: '4 d | Streak\n82 % | This month\n13:00 | Time',
  figures: '3 | Done today\n23 | Day streak | +1\n82 % | This month',
  hero: 'Two minutes | Breathe before the day | In for four, out for six | Start now',
  tip: 'Three small habits, one line a day | Your good days share one thing: you went outside',
  trend: 'Done this month | 82 % | +9 %',
  data: [58, 61, 66, 64, 71, 78, 82],
  use: 'Mark as done',
})
