import { defineEntity } from '../entity.ts'

/** Who works at a school and how to reach them. */
export const schoolStaff = defineEntity({
  id: 'school-staff',
  one: 'Person',
  many: 'Staff',
  words: 'staff contact of a school',
  icon: 'users',
  groups: 'Teachers, Office, House',
  fields: `
    Subject | text | Maths, physics
    Room | text | 2.14
    Phone | phone | +49 151 2048
    Email | email | vogt@school.example
    Consultation | text | Tue 10:40`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ruth | Mrs Vogt | Maths, class 7b, room 2.14 | In | success
    Omar | Mr Haddad | Physics, class 5a, room 1.02 | In | success
    Lea | Ms Brandt | English, class 5b | Ill until Friday | danger
    Kim | Mr Osei | Music, class 8a, hall | In | success
    Iris | Mrs Chen | Office, from 7:30 to 15:00 | In | success
    Tomas | Mr Rey | Caretaker, key 4 | In | neutral`,
  about: 'Teaches maths and physics, class 7b. Consultation on Tuesday at 10:40.',
  facts: '7b | Class\n2.14 | Room\nTue 10:40 | Talks',
  figures: '34 | People\n1 | Ill',
  hero: 'Ill until Friday | Ms Brandt | English, class 5b, Mr Rey stands in | Plan cover',
  tip: 'One is ill | Ms Brandt, until Friday',
  trend: 'People | 34 | +1',
  add: 'Add person',
  use: 'Call',
})
