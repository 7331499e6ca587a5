import { defineEntity } from '../entity.ts'

export const nightPreset = defineEntity({
  id: 'night-preset',
  one: 'Preset',
  many: 'Presets',
  words: 'sleep timer preset, sleep timer, music timer',
  icon: 'moon',
  groups: 'Music, Podcasts, Video',
  fields: `
    Name | text | Music in bed
    Minutes | number | 30
    Fade out in minutes | number | 5
    Shake for more | switch | yes
    Minutes for a shake | number | 10
    Start by itself | time | 22:30`,
  samples: `
    icon | title | subtitle | value
    music | Music in bed | Fades over five minutes | 30 min
    mic | Podcast | To the end of the episode | 45 min
    play | Film | Screen off, sound off | 90 min
    baby | White noise | For the cot | 40 min
    sun | Nap | Wakes nobody | 20 min`,
  about: 'Half an hour, quieter in the last five minutes. A shake gives ten more.',
  facts: '30 min | Length\n5 min | Fade out\n+10 | A shake',
  figures: '5 | Presets\n22:41 | On average',
  hero: 'Tonight | Music in bed | Starts by itself at 22:30 | Start now',
  tip: 'Shake for ten more minutes | The phone hums once',
  add: 'Add preset',
  use: 'Start',
})
