import { defineEntity } from '../entity.ts'

/** A belt with what it asks for. */
export const beltGrade = defineEntity({
  id: 'belt-grade',
  one: 'Belt',
  many: 'Belts',
  words: 'belt, judo belt, karate belt, belt rank',
  icon: 'shield',
  groups: 'Passed, Next, Later',
  fields: `
    Belt | choice | Orange | White, Yellow, Orange, Green, Blue, Brown, Black
    Techniques | number | 19
    Hours since the last | number | 40
    Least age | number | 10
    Passed on | date | Sat 14 Jun`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    check | White | Begun in September 2024 | 100 | Passed | success
    check | Yellow | Passed on 14 June, 12 techniques | 100 | Passed | success
    flag | Orange | 14 of 19 techniques, 38 of 40 hours | 74 | Next | primary
    lock | Green | 24 techniques, from 11 years | 0 | Later | neutral
    lock | Blue | 28 techniques and one kata | 0 | Later | neutral
    lock | Brown | 32 techniques, two kata | 0 | Later | neutral`,
  about: 'Nineteen techniques on both sides, break falls, one round of sparring. Forty hours after yellow.',
  facts: '19 | Techniques\n40 h | On the mat\n10 | Years',
  figures: '2 | Passed\n74 % | Of orange',
  tip: 'Two hours and five techniques to orange | Grading on 12 December',
  add: 'Add belt',
})
