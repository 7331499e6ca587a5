import { defineEntity } from '../entity.ts'

export const lesson = defineEntity({
  id: 'lesson',
  words: 'lesson, homework, school subject, classroom, exam',
  icon: 'school',
  groups: 'Maths, Languages, Science, Art',
  fields: `
    Subject | choice | Maths | Maths, English, Science, Art
    Room | text | B 204
    Due | date | Mon 23 Nov
    Teacher | person | Jonas Weber
    Homework | long | Page 48, numbers 3 to 7`,
  samples: `
    icon | title | subtitle | time | tone
    chart | Maths | B 204, Mr Weber | 08:00 | primary
    book | English | A 101, Ms Adeyemi | 09:45 | accent
    bulb | Physics | Lab 2, Ms Chen | 11:30 | warning
    palette | Art | Studio, Ms Lund | 13:15 | danger
    run | Sport | Hall, Mr Rey | 14:50 | success`,
  about: 'Page 48, numbers 3 to 7. Number 6 is hard on purpose; a good try counts.',
  facts: 'B 204 | Room\n1.7 | Grade\n4 | A week',
  figures: '1.7 | Average | +0.2\n96 % | Attendance\n3 | To hand in',
  hero: 'Next, 09:45 | English in A 101 | Bring the poem you like least | Open lesson',
  tip: 'Maths homework is due Monday | Page 48, numbers 3 to 7',
  trend: 'Average grade | 1.7 | +0.2',
  data: [2.3, 2.1, 2.2, 2, 1.9, 1.8, 1.7],
  use: 'Open homework',
})
