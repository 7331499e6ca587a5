import { definePage } from './page.ts'

export const sleepStories = definePage({
  id: 'sleep-stories',
  said: 'sleep stories, bedtime stories, sleep story, stories for sleeping, stories to fall asleep',
  unless: /\b(?:kids|children|toddlers?|child)\b/i,
  within: /\b(?:meditat\w+|sleep|calm|relax\w*|insomnia)\b/i,
  name: 'Stories',
  icon: 'moon',
  line: 'Night ferry, 24 minutes',
  content: `
    hero Night ferry | A slow crossing from Turku, read by Tomás, 24 minutes
    button playf | Listen
    cards Slow and quiet
    - train | The sleeper to Vienna | Read by Hana | 31 min
    - forest | A hut in the snow | Read by Omar | 26 min
    - sea night | The lamp keeper | Read by Iris | 22 min
    - old town | Rain in the old town | Read by Noor | 28 min
    chips Stop after | End of story, 15 min, 30 min
    switches While it plays
    - Fade out slowly
    - Rain in the background
  `,
})
