import { defineEntity } from '../entity.ts'

/** What a guest wants to hear. */
export const guestSongWish = defineEntity({
  id: 'guest-song-wish',
  one: 'Request',
  many: 'Requests',
  words: 'guest song wish, guest song',
  icon: 'heart',
  groups: 'New, Yes, No',
  fields: `
    Song | text | Nine More Minutes
    From | person | Kim Osei
    For | text | The whole rowing team
    Answer | choice | New | New, Yes, No`,
  samples: `
    icon | title | subtitle | badge | tone
    music | Nine More Minutes | Kim, for the whole rowing team | Yes | success
    music | Copper Sky | Aunt Clara, for her sister | New | primary
    music | The Chicken Polka | Uncle Emil | No | danger
    music | Slow Train Home | The Reys | New | primary
    music | Winter Coat | Hana, for the bride | Yes | success`,
  about: 'Kim would like all who rowed with the groom to come to the floor for it.',
  facts: '2 | Wishes\nYes | Answer\n23:00 | When',
  figures: '14 | Requests | +3\n6 | New\n7 | Yes',
  hero: 'New | Six wishes to answer | Aunt Clara’s is the nicest | See requests',
  tip: 'Uncle Emil asked again | Still no',
  add: 'Send request',
  use: 'Say yes',
})
