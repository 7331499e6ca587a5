import { defineEntity } from '../entity.ts'

export const timetableLesson = defineEntity({
  id: 'timetable-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words: 'timetable lesson, school timetable, timetable slot',
  icon: 'calendar',
  groups: '7b, 8a, 9c',
  fields: `
    Subject | choice | Maths | Maths, English, Physics, Art
    Class | choice | 7b | 7b, 8a, 9c
    Teacher | person | Jonas Weber
    Room | text | B 204
    Slot | choice | Mon 1 | Mon 1, Mon 2, Tue 1, Tue 2`,
  samples: `
    icon | title | subtitle | time | badge | tone
    book | Maths, 7b | Mr Weber, B 204 | 08:00 | Fits | success
    globe | English, 8a | Ms Lund, A 101 | 08:00 | Fits | success
    spark | Physics, 9c | Ms Chen, Lab 2 | 09:45 | Room taken | danger
    palette | Art, 7b | Mr Rey, Studio | 11:30 | Fits | success
    book | History, 8a | Ms Adeyemi, B 206 | 13:15 | Fits | success`,
  about: 'Mr Weber teaches 7b in B 204, Monday first lesson. Neither he nor the room is needed elsewhere.',
  facts: 'B 204 | Room\nMon 1 | Slot\n4 | A week',
  figures: '128 | Lessons\n1 | Clash\n24 | Teachers',
  hero: 'One clash is left | Physics, 9c | Lab 2 is taken on Monday at 9:45 | Move lesson',
  tip: 'One clash is left | Lab 2 is free on Tuesday at the same time',
  trend: 'Clashes | 1 | −6',
  add: 'Add lesson',
  use: 'Move lesson',
})
