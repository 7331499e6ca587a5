import { defineEntity } from '../entity.ts'

/** A film or recording a pupil sends of practising. */
export const practiceVideo = defineEntity({
  id: 'practice-video',
  one: 'Video',
  many: 'Videos',
  words: 'practice video, practice clip',
  icon: 'video',
  groups: 'New, Answered',
  fields: `
    Pupil | person | Ida Brandt
    Piece | text | Minuet in G
    Video | photo | piano
    My answer | long | Lovely. Wait in bar twelve until the left hand is there.`,
  samples: `
    image | title | subtitle | meta | badge | tone
    piano | Ida, Minuet in G | “Bar twelve is better now” | 1:12 | New | primary
    violin | Noor, Sonatina | Second page by heart | 2:04 | New | primary
    guitar | Mara, Waltz | Left hand alone | 0:48 | New | primary
    piano | Hana, Nocturne | Answered on Wednesday | 3:31 | Answered | success
    piano | Emil, Five-finger song | Answered with a star | 0:36 | Answered | success`,
  about: 'Filmed from the side, so that one sees her wrist. Bar twelve is steady now.',
  facts: '1:12 | Length\nTuesday | Sent\n72 | Tempo',
  figures: '4 | New\n11 | Answered this week',
  add: 'Send a video',
  use: 'Answer',
})
