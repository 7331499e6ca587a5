import { defineEntity } from '../entity.ts'

export const attendance = defineEntity({
  id: 'attendance',
  one: 'Pupil',
  many: 'Pupils',
  words: 'roll call',
  icon: 'check',
  groups: 'Here, Late, Absent',
  fields: `
    Pupil | person | Mara Lind
    Class | choice | 7b | 7a, 7b, 8a
    Date | date | Thu 19 Nov
    State | choice | Here | Here, Late, Absent, Excused
    Reason | text | Dentist until ten
    Note | long | Brings the form tomorrow`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Mara Lind | Mara Lind | 7b, no absence this month | 8:00 | Here | success
    Jonas Weber | Jonas Weber | 7b, dentist until ten | 10:10 | Late | warning
    Ida Berg | Ida Berg | 7b, note from home | | Excused | primary
    Yusuf Kaya | Yusuf Kaya | 7b | 7:58 | Here | success
    Noor Rahman | Noor Rahman | 7b, second day | | Absent | danger
    Tomás Vidal | Tomás Vidal | 7b | 8:00 | Here | success`,
  about:
    'Was at the dentist until ten, the form comes tomorrow. Missed the maths test, second date on Tuesday.',
  facts: '96 % | Here\n2 | Late\n1 | Excused',
  figures: '24 of 27 | Here today\n2 | Excused\n96 % | This month',
  hero: '7b, first lesson | Who is here? | 27 names, two are excused already | Take attendance',
  tip: 'Second day without a note | Noor was absent yesterday, too',
  trend: 'Attendance | 96 %  | +1 %',
  data: [93, 94, 95, 92, 95, 96, 96],
  add: 'Add pupil',
  use: 'Mark as here',
})
