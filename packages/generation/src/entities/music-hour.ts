import { defineEntity } from '../entity.ts'

/** A lesson with one pupil. */
export const musicHour = defineEntity({
  id: 'music-hour',
  one: 'Lesson',
  many: 'Lessons',
  words: 'music lesson, piano lesson, violin lesson, guitar lesson',
  icon: 'calendar',
  groups: 'Today, Cancelled, To make up',
  fields: `
    Pupil | person | Ida Brandt
    Day | date | Thu 19 Nov
    Time | time | 15:30
    Length | choice | 30 min | 30 min, 45 min, 60 min
    Where | choice | At mine | At mine, At home, Online
    Note | long | New piece from today`,
  samples: `
    time | title | subtitle | badge | tone
    15:30 | Ida | Minuet in G, 30 minutes | At mine | primary
    16:00 | Emil | Five-finger song, 30 minutes | At mine | primary
    16:45 | Yusuf, trial lesson | 45 minutes, mother comes along | New | success
    17:30 | Jonas | Ill, to be made up | Cancelled | danger
    18:15 | Mara | Waltz, 45 minutes | Online | primary`,
  about: 'Half an hour: scale, bars 9 to 16, then the duet with me.',
  facts: '30 min | Length\n15:30 | Begins\nPaid | November',
  figures: '5 | Today\n1 | To make up',
  tip: 'Jonas is to be made up | Wednesday 17:00 is free',
  add: 'Add lesson',
  use: 'Move lesson',
})
