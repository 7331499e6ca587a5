import { defineEntity } from '../entity.ts'

export const ambientSound = defineEntity({
  id: 'ambient-sound',
  one: 'Ambient sound',
  many: 'Ambient sounds',
  words:
    'ambient sound, nature sound, white noise, pink noise, brown noise, lullaby, soundscape, sleep sound',
  icon: 'music',
  groups: 'Water, Forest, Night, Noise',
  fields: `
    Volume | slider | 60
    Fade out | choice | 5 min | Off, 5 min, 15 min
    Kind | choice | Water | Water, Forest, Night, Noise`,
  samples: `
    image | title | subtitle | value
    rain | Rain on a roof | Steady, no thunder | 45 min
    sea | Waves at night | Slow and wide | 60 min
    forest | Forest morning | Wind and a few birds | 40 min
    fire | Fireplace | Soft crackle | 60 min
    cloud | White noise | Even, for any night | 90 min
    night | Crickets | Warm summer evening | 45 min`,
  about: 'Recorded in one take. Fades out slowly when your session ends.',
  facts: '45 min | Length\nWater | Kind\n18 | Times played',
  figures: '12 | Sounds\n3 | Favorites',
  hero: 'Tonight | Rain on a roof | Steady, no thunder | Play',
  tip: 'Rain is your favorite | Played 18 times',
  use: 'Play',
})
