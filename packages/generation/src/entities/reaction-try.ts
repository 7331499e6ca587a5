import { defineEntity } from '../entity.ts'

/** How long it took to tap. */
export const reactionTry = defineEntity({
  id: 'reaction-try',
  one: 'Try',
  many: 'Tries',
  words: 'reaction time, reflex test',
  icon: 'bolt',
  groups: 'Today, Best',
  fields: `
    Signal | choice | Colour | Colour, Sound, Both
    Hand | choice | Right | Right, Left
    Time | text | 241 ms`,
  samples: `
    icon | title | subtitle | value | tone
    bolt | 241 ms | Colour, right hand | Today | success
    bolt | 268 ms | Colour, left hand | Today | primary
    warning | Too early | Tapped while it was red | Today | danger
    bolt | 228 ms | Sound, right hand, best so far | Tue | accent
    bolt | 255 ms | Colour, right hand | Mon | primary`,
  about: 'The screen was green after 2.8 seconds; you tapped 241 milliseconds later.',
  facts: '241 ms | Time\n253 ms | Average\n228 ms | Best',
  figures: '253 ms | Average | −6 ms\n228 ms | Best\n42 | Tries',
  hero: 'Best | 228 ms | On Tuesday, to a sound | Try again',
  tip: 'Six milliseconds faster than last week | 253 on average',
  trend: 'Average in ms | 253 | −6',
  add: 'Try again',
  use: 'Try again',
})
