import { defineEntity } from '../entity.ts'

/** A day on which belts are given. */
export const beltExam = defineEntity({
  id: 'belt-exam',
  one: 'Grading',
  many: 'Gradings',
  words: 'grading, belt exam, belt test',
  icon: 'flag',
  groups: 'Coming, Past',
  fields: `
    Belt | choice | Orange | Yellow, Orange, Green, Blue, Brown
    Date | date | Sat 12 Dec
    Time | time | 10:00
    Examiner | person | Hana Sato, 4th dan
    Fee | money | € 15.00
    Entered | number | 8`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    flag | Yellow and orange | Sat 12 December, 10:00, Hana Sato | 8 entered | Open | success
    flag | Green and blue | Sat 12 December, 13:00 | 3 entered | Open | success
    check | Yellow | 14 June, all seven passed | 7 | Past | neutral
    check | Orange to brown | 8 March, nine of eleven | 11 | Past | neutral`,
  about: 'Bring passport, stamp and the fee. Falls, nineteen techniques, one round of sparring.',
  facts: '10:00 | Begins\n€ 15 | Fee\n8 | Entered',
  figures: '11 | Entered\n12 Dec | Next',
  tip: 'Enter until 5 December | Bring passport and fee',
  add: 'Add grading',
  use: 'Enter me',
})
