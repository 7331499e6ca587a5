import { defineEntity } from '../entity.ts'

/** One copy of a record or book in a second-hand shop. */
export const usedCopy = defineEntity({
  id: 'used-copy',
  one: 'Copy',
  many: 'Copies',
  words: 'used copy, second-hand record, used record, vinyl copy',
  icon: 'music',
  groups: 'New in, Jazz, Soul, Rock',
  fields: `
    Title | text | Nine More Minutes
    Artist | text | The Night Ferries
    Genre | choice | Jazz | Jazz, Soul, Rock, Folk, Electronic
    Condition | choice | NM | M, NM, VG+, VG, G
    Pressing | text | First, 1968, with insert
    Price | money | € 24.00
    Bin | text | Jazz, 3
    Photo | photo | music`,
  samples: `
    image | title | subtitle | overline | value | badge | tone
    music night | Nine More Minutes | The Night Ferries, 1968, NM | New in | € 24 | NM | success
    music blue | Salt and Copper | Amara Osei, 1974, VG+ | Soul | € 18 | VG+ | primary
    music red | Harbour Lights | Trio Lindgren, 1961, VG | Jazz | € 32 | VG | warning
    music green | Paper Moon Road | Ruth Vale, 1979, first pressing, NM | Folk | € 45 | NM | success
    music yellow | Slow Machines | Kettle, 1983, sealed | Electronic | € 29 | M | success
    music | Fever on Mill Street | The Owls, 1971, sleeve torn | Rock | € 7 | G | danger`,
  about:
    'First pressing with the insert. Played once from end to end: a soft crackle between the last two songs, no skips.',
  facts: 'NM | Condition\n1968 | Year\nJazz, 3 | Bin',
  figures: '64 | New this week\n4,120 | In the shop\n12 | Wanted and here',
  hero: 'Came in this morning | Forty jazz records from one house | Most of them near mint | Look through',
  tip: 'Two from your list are here | Harbour Lights and Slow Machines',
  trend: 'New a week | 64 | +12',
  add: 'Add copy',
  use: 'Hold for me',
  price: '€ 24.00 | Held for three days',
})
