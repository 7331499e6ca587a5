import { defineEntity } from '../entity.ts'

export const songSheet = defineEntity({
  id: 'song-sheet',
  one: 'Song',
  many: 'Songs',
  words: 'song sheet, chord sheet, setlist',
  icon: 'music',
  groups: 'Tonight, Easy, New',
  fields: `
    Title | text | Low Water
    Key | choice | G | C, D, E, G, A
    Chords | text | G, Em, C, D
    Sung by | person | Iris Chen
    Tempo | slider | 92
    Lyrics | long | Low water, slow morning, the boats are asleep`,
  samples: `
    icon | title | subtitle | value | badge | tone
    music | Low Water | G, Em, C, D, Iris sings | In G | Next | primary
    music | Last Tram North | Am, F, C, G, all sing | In Am | Second | accent
    music | Paper Moon Road | D, G, A, Omar sings | In D | Third | success
    music | Slow Harbour | C, F, G7, easy | In C | New | warning
    music | Copper and Salt | Em, C, G, D, two voices | In Em | Known | neutral`,
  about:
    '[G] Low water, slow [Em] morning, the [C] boats are a[D]sleep. [G] Nobody is [Em] calling, the [C] harbour is [D] deep.',
  facts: 'G | Key\n4 | Chords\n92 | Tempo',
  figures: '34 | Songs | +2\n12 | On the setlist\n5 | New',
  hero: 'Next song | Low Water | In G, Iris sings the first verse | Play it',
  tip: '12 on the setlist | About 48 minutes',
  add: 'Add song',
  use: 'Play it',
})
