import { defineEntity } from '../entity.ts'

export const piece = defineEntity({
  id: 'piece',
  words: 'etude, chord, instrument practice, guitar practice, piano practice',
  icon: 'music',
  groups: 'New, In work, By heart',
  fields: `
    Piece | text | Study in E minor
    Instrument | choice | Guitar | Guitar, Piano, Violin, Drums
    Tempo | slider | 72
    Minutes | number | 20
    Bars | text | 9 to 16
    Goal | text | Without looking
    Notes | long | Fourth finger stays down`,
  samples: `
    icon | title | subtitle | progress | value | tone
    music | Study in E minor | Bars 9 to 16, 72 bpm | 60 | 20 min | primary
    music | G major scale | Two octaves, even | 85 | 10 min | success
    headphones | River song | Chorus by heart | 45 | 15 min | accent
    music | Barre chords | F to B minor, slowly | 30 | 10 min | warning
    mic | Old town waltz | For Ida’s birthday | 70 | 15 min | danger
    music | Arpeggios | Thumb, index, middle | 55 | 5 min | neutral`,
  about: 'Slow until it is even, then two clicks up. The fourth finger stays down through bar twelve.',
  facts: '72 | Tempo\n60 % | Learned\n4 h | Practised',
  figures: '45 min | Today\n9 | Day streak | +1\n5 h 20 | This week',
  hero: '20 minutes today | Study in E minor | Bars 9 to 16 at 72 | Start practice',
  tip: 'Mornings go best | You keep what you play before nine',
  trend: 'Minutes a day | 45 | +8',
  data: [25, 30, 28, 35, 38, 37, 45],
  add: 'Add piece',
  use: 'Start practice',
})
