import { definePage } from './page.ts'

export const videoEffects = definePage({
  id: 'video-effects',
  said: 'effects, filters and effects, video effects, filters, effects and filters, ar filters, stickers and effects',
  within: /\b(?:short videos?|short clips?|tiktok|reels?|clips|vertical videos?)\b/i,
  name: 'Effects',
  icon: 'spark',
  line: 'Three new this week',
  content: `
    chips Kind | Trending, Face, Colour, Time, Green screen
    cards Trending
    - sunset | Golden hour | Warm light, soft edges | 2.1m
    - city night | Neon rain | For streets at night | 940k
    - abstract | Mirror room | Four of you | 612k
    rows Time
    - clock | Slow motion | Half or a quarter
    - repeat | Backwards | With or without sound
    - timer | Freeze | For a second, then on
    button camera | Try it
  `,
})
