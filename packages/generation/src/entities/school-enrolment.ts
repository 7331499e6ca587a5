import { defineEntity } from '../entity.ts'

/** A child that is to come to the school, and how far that is. */
export const schoolEnrolment = defineEntity({
  id: 'school-enrolment',
  one: 'Enrolment',
  many: 'Enrolments',
  words: 'enrolment of a pupil',
  icon: 'file',
  groups: 'New, Papers missing, Accepted',
  fields: `
    Child | text | Ida Berg
    Class from | choice | 5a | 5a, 5b, 7b
    Parents | person | Mara Berg
    Phone | phone | +49 151 2048
    Papers | text | 3 of 4
    Begins | date | Mon 30 Aug`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Ida Berg, class 5a | Birth certificate is missing | Papers | warning
    check | Emil Lund, class 5b | Complete, letter sent | Accepted | success
    file | Noor Rahman, class 7b | Moves here in January | New | primary
    calendar | Jonas Vogt, class 5a | Talk on Tuesday at 15:00 | Talk | primary
    hourglass | Hana Sato, class 5b | Third on the waiting list | Waiting | neutral`,
  about: 'Three of four papers are there. The letter goes out when the birth certificate comes.',
  facts: '3 of 4 | Papers\n5a | Class\nAug | Begins',
  figures: '64 | Enrolled\n5 | Papers missing\n412 | Pupils',
  hero: 'Papers missing | Ida Berg, class 5a | Birth certificate, asked twice | Call parents',
  tip: 'Five have papers missing | The list closes on 30 November',
  trend: 'Enrolled this year | 64 | +6',
  add: 'New enrolment',
  use: 'Accept',
})
