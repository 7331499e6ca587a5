import { defineEntity } from '../entity.ts'

export const songLesson = defineEntity({
  id: 'song-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words: 'guitar lesson, piano lesson, drum lesson, chord diagram',
  icon: 'music',
  groups: 'Chords, Songs, Scales',
  fields: `
    Name | text | G, C, then D
    Level | choice | Beginner | Beginner, Middle, Advanced
    Minutes | number | 12
    Tempo | slider | 76
    Notes | long | Left thumb behind the neck`,
  samples: `
    image | title | subtitle | overline | meta | progress
    music guitar | G, C, then D | Change without a pause | Chords | 12 min | 60
    music | Paper Moon Road | Four chords, slow | Songs | 18 min | 35
    music record | A minor pentatonic | Up and down in time | Scales | 10 min | 80
    music piano | Fingerpicking | Thumb, one, two, three | Technique | 14 min | 20
    music radio | Night Lines | Barre chord in the bridge | Songs | 20 min | 0
    music concert | Strumming in eighths | With the metronome at 76 | Rhythm | 8 min | 100`,
  about:
    'Three chords and a steady hand. Count aloud, change on the one, and keep the strings you do not play quiet.',
  facts: '12 min | Length\n76 | Tempo\n60 % | Done',
  figures: '5 | Days in a row\n48 min | This week\n11 | Chords known',
  hero: 'Day 5 | G, C, then D | Twelve minutes at 76 beats | Practise',
  tip: 'Changes are faster now | G to C in under a second since Tuesday',
  trend: 'Minutes a day | 18 | +6',
  add: 'Add lesson',
  use: 'Practise',
})
