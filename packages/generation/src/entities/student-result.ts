import { defineEntity } from '../entity.ts'

export const studentResult = defineEntity({
  id: 'student-result',
  one: 'Student',
  many: 'Students',
  words: 'student result, exam result, mark sheet',
  icon: 'school',
  groups: 'Class 9a, Class 9b, Class 10a',
  fields: `
    Name | text | Emil Brandt
    Roll number | number | 1042
    Class | choice | Class 9a | Class 9a, Class 9b, Class 10a
    Maths | number | 88
    English | number | 79
    Science | number | 92
    History | number | 74
    Art | number | 95
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    user | Emil Brandt | Roll number 1042, Class 9a | 428 of 500 | A | success
    user | Noor Rahman | Roll number 1043, Class 9a | 451 of 500 | A+ | success
    user | Ida Lund | Roll number 1051, Class 9b | 366 of 500 | B | primary
    user | Tomás Rey | Roll number 1056, Class 9b | 318 of 500 | C | primary
    user | Hana Sato | Roll number 1102, Class 10a | 402 of 500 | A | success
    user | Jonas Weber | Roll number 1107, Class 10a | 174 of 500 | Failed | danger
    `,
  about: 'Best in art and science. 85.6 percent in all, twelve marks more than last term.',
  facts: '428 | Total of 500\n85.6 % | Percentage\nA | Grade',
  figures: '28 | Students\n71 % | Class average\n26 | Passed',
  hero: 'Published | Results of the autumn term | 28 students, 26 passed | See results',
  tip: '26 of 28 passed | The class average rose by two percent',
  trend: 'Class average | 71 % | +2',
  add: 'Add student',
  use: 'Edit marks',
})
