import { defineEntity } from '../entity.ts'

/** How many of each class are here today. */
export const classPresence = defineEntity({
  id: 'class-presence',
  one: 'Class',
  many: 'Attendance',
  words: 'attendance of a class',
  icon: 'check',
  groups: 'All here, Missing',
  fields: `
    Class | choice | 7b | 5a, 5b, 7b, 8a
    Here | text | 24 of 27
    Excused | number | 2
    Not excused | number | 1
    Teacher | person | Mrs Vogt`,
  samples: `
    icon | title | subtitle | badge | tone
    users | 5a, Mr Haddad | 28 of 28 | All here | success
    users | 5b, Ms Brandt | 25 of 27, both excused | Excused | primary
    users | 7b, Mrs Vogt | 24 of 27, one not excused | Call home | danger
    users | 8a, Mr Osei | 22 of 26, trip until noon | Trip | neutral
    users | 9c, Mrs Chen | Register is missing | Missing | warning`,
  about: 'Two are excused, one is missing without a word. The office calls at nine.',
  facts: '24 of 27 | Here\n2 | Excused\n1 | Not excused',
  figures: '389 of 412 | Here\n1 | Register missing',
  hero: 'To call | 7b, one not excused | Mrs Vogt, 8:10 | Call home',
  tip: 'One register is missing | 9c, Mrs Chen',
  trend: 'Here this week | 95 % | +1',
  add: 'Add class',
  use: 'Open register',
})
