import { defineEntity } from '../entity.ts'

export const fishCatch = defineEntity({
  id: 'catch',
  one: 'Catch',
  many: 'Catches',
  words: 'catch, fish, angling',
  icon: 'fish',
  groups: 'Pike, Perch, Trout',
  fields: `
    Species | choice | Pike | Pike, Perch, Trout, Zander
    Weight | text | 4.2 kg
    Length | text | 78 cm
    Bait | text | Silver spinner
    Lake | place | Upper lake
    Photo | photo | koi
    Weather | text | Overcast, 9 °C`,
  samples: `
    image | title | subtitle | overline | value
    koi | Pike, 78 cm | Silver spinner, upper lake | Thu 19 Nov | 4.2 kg
    koi 2 | Perch, 34 cm | Soft shad, canal bridge | Sun 15 Nov | 0.6 kg
    koi 3 | Brown trout, 41 cm | Dry fly, river bend | Sat 7 Nov | 0.9 kg
    koi 4 | Zander, 62 cm | Dead bait, mill pond | Fri 30 Oct | 2.3 kg
    sunset | Bream, 48 cm | Sweetcorn, gravel pit | Sun 18 Oct | 1.6 kg
    koi 6 | Eel, 71 cm | Worms, after dark | Sat 10 Oct | 0.8 kg`,
  about: 'Took the spinner close to the reeds just after sunrise. Released after the picture.',
  facts: '4.2 kg | Weight\n78 cm | Length\n07:40 | Time',
  figures: '42 | Catches | +6\n4.2 kg | Heaviest\n9 | Species',
  hero: 'Best this week | Pike, 78 cm | Upper lake, silver spinner, 4.2 kg | See the catch',
  tip: 'Pike season closes on 1 February | Perch are open all year',
  trend: 'Catches this month | 12 | +6',
  add: 'Add catch',
  use: 'Share catch',
})
