import { defineEntity } from '../entity.ts'

/** A subject one studies, with how many of its classes one was at. */
export const attendedSubject = defineEntity({
  id: 'attended-subject',
  one: 'Subject',
  many: 'Subjects',
  words: 'subject with attendance',
  icon: 'school',
  groups: 'All, Safe, Below target',
  fields: `
    Subject | text | Linear algebra
    Teacher | person | Dr. Noor Rahman
    Attended | number | 31
    Held | number | 38
    Target | number | 75
    Last class | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    school | Linear algebra | 31 of 38 classes, can miss 3 | 82 % | Safe | success
    school | Organic chemistry | 27 of 36 classes, can miss none | 75 % | At the limit | warning
    school | Data structures | 22 of 32 classes, attend the next 8 | 69 % | Below target | danger
    school | Microeconomics | 29 of 33 classes, can miss 5 | 88 % | Safe | success
    school | Physics lab | 11 of 12 classes, can miss 2 | 92 % | Safe | success`,
  about: 'Marked by Dr. Rahman after each class. Present last on Thursday; Tuesday’s class is excused.',
  facts: '82 % | Attendance\n31 of 38 | Attended\n3 | Can still miss',
  figures: '79 % | Attendance | +1\n120 of 151 | Classes\n75 % | Target',
  hero: 'Below target | Data structures, 69 % | Attend the next 8 classes to be at 75 % | Mark today',
  tip: 'One subject is below 75 % | Data structures needs the next 8 classes',
  trend: 'Attendance | 79 % | +1',
  data: [74, 75, 77, 76, 78, 78, 79],
  add: 'Add subject',
  use: 'Mark today',
})
