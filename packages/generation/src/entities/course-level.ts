import { defineEntity } from '../entity.ts'

export const courseLevel = defineEntity({
  id: 'course-level',
  one: 'Level',
  many: 'Levels',
  words: 'course level, course badge, belt exam, course exam, course certificate, course technique',
  icon: 'star',
  groups: 'Reached, Now, Next',
  fields: `
    Level | text | Level 2
    Exam | date | Sat 12 Dec
    Asked for | long | Five exercises and one of one’s own
    Reached | switch | no`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    check | Level 1 | Reached in June | 100 | Reached | success
    star | Level 2 | Four of six exercises | 66 | Now | primary
    star | Level 3 | From spring on | 0 | Next | neutral
    trophy | Certificate | After level 3, with a small feast | 0 | Later | neutral`,
  about: 'Four of six exercises are done. The last two come in the next weeks, the exam is on 12 December.',
  facts: '4 of 6 | Done\n12 Dec | Exam\n14 | Lessons',
  figures: '1 | Level reached\n4 of 6 | Exercises | +1\n12 Dec | Exam',
  hero: 'Level 2 | Four of six exercises | Exam on Saturday, 12 December | Show exercises',
  tip: 'Two to go | They come next Tuesday',
  add: 'Add level',
  use: 'Tick off',
})
