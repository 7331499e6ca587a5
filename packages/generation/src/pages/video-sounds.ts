import { definePage } from './page.ts'

export const videoSounds = definePage({
  id: 'video-sounds',
  said: 'music, sounds, sound library, music library, songs, trending sounds, add music',
  within: /\b(?:short videos?|short clips?|tiktok|reels?|vertical videos?)\b/i,
  name: 'Sounds',
  icon: 'music',
  line: 'Low Water is in 48k clips',
  content: `
    rows Trending
    - music | Low Water | Noor and the Tides, 0:30 | 48k
    - music | Kitchen floor | Weber Trio, 0:15 | 31k
    - music | Ninety steps | Hana Sato, 0:24 | 22k
    rows Saved
    - heart | Paper boats | Salt and Copper, 0:20
    - heart | Rain on tin | A recording, 0:18
    chips Mood | Fast, Slow, Funny, Dreamy
    button playf | Use this sound
  `,
})
