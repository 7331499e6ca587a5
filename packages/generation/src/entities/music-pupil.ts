import { defineEntity } from '../entity.ts'

/** Somebody who learns an instrument from a private teacher. */
export const musicPupil = defineEntity({
  id: 'music-pupil',
  one: 'Pupil',
  many: 'Pupils',
  words: 'music pupil, piano pupil, violin pupil, guitar student',
  icon: 'users',
  groups: 'Today, Beginners, Advanced',
  fields: `
    Name | text | Ida Brandt
    Age | number | 9
    Plays | choice | Piano | Piano, Violin, Guitar, Cello, Flute
    Lesson | text | Thursday, 15:30
    Piece | text | Minuet in G
    Fee a month | money | € 92.00
    Parent | person | Lea Brandt`,
  samples: `
    avatar | title | subtitle | meta | badge | tone
    Ida | Ida, 9 | Minuet in G, 15:30 today | 5 days practised | Video new | primary
    Emil | Emil, 7 | Folk song, 16:00 today | 2 days | Practise | warning
    Noor | Noor, 13 | Sonatina, second page, Friday | 6 days | Ready | success
    Jonas | Jonas, 11 | Blues in A, Friday | 0 days | Not paid | danger
    Hana | Hana, 16 | Romance, from memory, Monday | 7 days | Ready | success
    Mara | Mara, 34 | Slow waltz, first part, Tuesday | 3 days | Practise | warning`,
  about:
    'Third year. Reads well, hurries in bar twelve; slowly until Thursday, then with the metronome at 72.',
  facts: '15:30 | Today\n5 days | Practised\n3rd | Year',
  figures: '5 | Lessons today\n4 | New videos\n2 | Not paid',
  hero: 'Next, 15:30 | Ida, Minuet in G | Hurries in bar twelve, video from Tuesday | Open pupil',
  tip: 'Four new videos | Ida, Noor, Hana and Mara',
  trend: 'Minutes practised | 412 | +36',
  add: 'Add pupil',
  use: 'Write homework',
})
