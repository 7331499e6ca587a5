import { defineEntity } from '../entity.ts'

export const nudge = defineEntity({
  id: 'nudge',
  one: 'Reminder',
  many: 'Reminders',
  words: 'break reminder, nudge',
  icon: 'bell',
  groups: 'All, On, Off',
  fields: `
    What | text | Stand up and stretch
    Every | choice | 60 min | 20 min, 30 min, 60 min, 2 h
    From | time | 09:00
    Until | time | 17:30
    Sound | choice | Bell | Bell, Wood, None`,
  samples: `
    icon | title | subtitle | value | tone
    run | Stand up and stretch | Mon to Fri, 9:00 to 17:30 | 60 min | primary
    eye | Look out of the window | Twenty seconds | 20 min | success
    yoga | Roll your shoulders | Mon to Fri, office hours | 2 h | accent
    cup | Fetch a glass of water | Every day | 90 min | primary
    heart | Three slow breaths | Every day, 8:00 to 20:00 | 2 h | success
    user | Sit up straight | Paused until Monday | 30 min | neutral`,
  about: 'Two minutes away from the desk. Skipped while a call is on.',
  facts: '60 min | Every\n6 | Taken today\n1 | Skipped',
  figures: '6 of 8 | Taken today | +1\n1 | Skipped\n24 min | Away from the screen',
  hero: 'In 18 minutes | Stand up and stretch | Two minutes are enough | Take it now',
  tip: 'Six of eight today | One more than yesterday',
  trend: 'Breaks a day | 6 | +1',
  data: [4, 5, 6, 3, 5, 6, 6],
  add: 'New reminder',
  use: 'Take it now',
})
