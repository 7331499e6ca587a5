import { defineEntity } from '../entity.ts'

/** What a pupil is to practise until the next lesson. */
export const practiceTask = defineEntity({
  id: 'practice-task',
  one: 'Homework',
  many: 'Homework',
  words: 'practice task, music homework',
  icon: 'music',
  groups: 'This week, Done',
  fields: `
    Pupil | choice | Ida | Ida, Emil, Noor, Jonas, Hana
    Piece | text | Minuet in G
    What | long | Bars 9 to 16 slowly, then from the beginning
    Tempo | text | 72
    Minutes a day | number | 15
    Send a video | switch | yes`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    music | Minuet in G, bars 9 to 16 | Ida, slowly, tempo 72 | 70 | 5 of 7 days | primary
    music | Folk song | Emil, with the recording | 30 | 2 of 7 days | warning
    music | Sonatina, second page | Noor, by heart | 85 | 6 of 7 days | success
    music | Scale of A minor | Noor, two octaves | 100 | Done | success
    music | Blues in A | Jonas, with the recording | 0 | Not begun | danger`,
  about: 'First very slowly, three times a day. From Saturday with the metronome at 72.',
  facts: '15 min | A day\n72 | Tempo\n5 of 7 | Days',
  figures: '9 | Given\n4 | Done',
  tip: 'Nine have homework | Jonas has not begun',
  add: 'Write homework',
  use: 'Mark as practised',
})
