import { defineEntity } from '../entity.ts'

export const playableSong = defineEntity({
  id: 'playable-song',
  one: 'Song',
  many: 'Songs',
  words: 'playable song, repertoire, repertoire song',
  icon: 'music',
  groups: 'Slow, Dancing, Everybody sings',
  fields: `
    Title | text | Harbour Lights
    Artist | text | The Old Dairy
    Key | choice | Eb | C, D, Eb, F, G, A, Bb
    Can play | switch | yes`,
  samples: `
    icon | title | subtitle | value
    music | Harbour Lights | The Old Dairy, slow | 41 times
    music | Small Rivers | Mara Vogt, waltz | 28 times
    music | Nine More Minutes | Night Lines, all sing | 64 times
    music | Copper and Salt | Weber Trio, swing | 19 times
    music | Come Down, Moon | Ida Lund, slow | 33 times`,
  about: 'Slow, in E flat, three verses. Asked for on most Saturdays, and always by somebody in love.',
  facts: 'Eb | Key\n3:40 | Length\n41 | Times played',
  figures: '142 | Songs\n9 | Being learnt',
  hero: 'Asked for most | Nine More Minutes | 64 times this year | Wish it',
  tip: 'Nine songs are being learnt | Two were asked for tonight',
  add: 'Add song',
  use: 'Wish it',
})
