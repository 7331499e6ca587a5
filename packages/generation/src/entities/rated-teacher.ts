import { defineEntity } from '../entity.ts'

export const ratedTeacher = defineEntity({
  id: 'rated-teacher',
  one: 'Professor',
  many: 'Professors',
  words: 'professor, rated teacher, lecturer',
  icon: 'user',
  groups: 'Biology, History, Maths, Law',
  fields: `
    Stars | choice | 4 | 1, 2, 3, 4, 5
    Difficulty | choice | Middle | Easy, Middle, Hard
    Would take again | switch | yes
    Review | long | Explains with drawings, and answers mails the same day.
    `,
  samples: `
    avatar | title | subtitle | value
    Prof. Adeyemi | Prof. Ruth Adeyemi | Biology, 48 reviews | 4.7
    Prof. Lund | Prof. Otto Lund | History, 31 reviews | 4.2
    Dr. Chen | Dr. Iris Chen | Maths, 96 reviews | 4.5
    Prof. Silva | Prof. Mateo Silva | Law, 27 reviews | 3.4
    Dr. Vogt | Dr. Mara Vogt | Biology, 12 reviews | 3.9
    `,
  about:
    '“Explains with drawings, and answers mails the same day.” “Come to the first hour, the exam is in it.” 92 percent would take her again.',
  facts: '4.7 | Stars\n92 % | Take again\n2.8 | Difficulty',
  figures: '84 | Professors\n1,240 | Reviews | +36',
  hero: 'Best rated | Prof. Ruth Adeyemi | Biology, 4.7 of 48 reviews | Read reviews',
  tip: '36 new reviews this week | Most of them for maths',
  trend: 'Reviews | 1,240 | +36',
  add: 'Write a review',
  use: 'Write a review',
})
