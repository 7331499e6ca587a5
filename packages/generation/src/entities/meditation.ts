import { defineEntity } from '../entity.ts'

export const meditation = defineEntity({
  id: 'meditation',
  words: 'meditation, sitting, mindfulness session',
  icon: 'leaf',
  groups: '5 min, 10 min, 20 min',
  fields: `
    Length | choice | 10 min | 5 min, 10 min, 20 min, 30 min
    Sound | choice | Rain | Rain, Waves, Forest, Silence
    Bell at start | switch | yes
    Bell every | choice | 5 min | 5 min, 10 min, Never`,
  samples: `
    image | title | subtitle | value
    lake | Evening sit | Rain, bell every five minutes | 10 min
    forest | Morning quiet | Forest, one bell | 15 min
    sea | Slow breath | Waves, no bell | 5 min
    night | Before sleep | Night rain | 20 min
    field | Noon pause | Silence | 5 min`,
  about: 'Sit, close your eyes and listen. A soft bell begins and ends the session.',
  facts: '10 min | Length\nRain | Sound\n23 | Days in a row',
  figures: '23 | Days in a row | +1\n4 h 10 | This month\n31 | Longest streak',
  hero: 'Ready when you are | Evening sit | 10 minutes with rain | Begin',
  tip: '23 days in a row | You sit most in the evening',
  trend: 'Minutes this week | 74 | +12',
  add: 'New session',
  use: 'Begin',
})
