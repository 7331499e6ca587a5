import { defineEntity } from '../entity.ts'

/** A training on the mat. */
export const matClass = defineEntity({
  id: 'mat-class',
  one: 'Training',
  many: 'Trainings',
  words: 'mat training, dojo class',
  icon: 'calendar',
  groups: 'Children, Beginners, Sparring',
  fields: `
    Group | choice | Children 6 to 9 | Children 6 to 9, Youth, Beginners, Sparring
    Day | date | Thu 19 Nov
    Time | time | 16:30
    Trainer | person | Hana Sato
    Hall | choice | Hall 1 | Hall 1, Hall 2`,
  samples: `
    time | title | subtitle | badge | tone
    16:30 | Children 6 to 9 | Hana, hall 1, 18 on the mat | Today | primary
    17:45 | Youth, from orange | Omar, hall 1, for the grading | Today | primary
    19:00 | Beginners | Kim, hall 2, try it for free | 4 places | success
    20:15 | Sparring | Hana and Omar, hall 1 | From blue | warning
    10:00 | Open mat | Saturday, nobody leads | Free | neutral`,
  tip: 'Saturday is open mat | From ten, nobody leads',
  add: 'Add training',
  use: 'I come',
})
