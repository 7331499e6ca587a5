import { defineEntity } from '../entity.ts'

/** A teacher parents can talk to. */
export const talkTeacher = defineEntity({
  id: 'talk-teacher',
  one: 'Teacher',
  many: 'Teachers',
  words: 'teacher to talk to',
  icon: 'users',
  groups: 'Class 2b, Class 4a, Subjects',
  fields: `
    Name | person | Iris Chen
    Room | text | Room 12
    Free slots | number | 7`,
  samples: `
    avatar | title | subtitle | value
    Iris Chen | Ms Chen | Class 2b, room 12 | 7 free
    Jonas Weber | Mr Weber | Sports, gym | 4 free
    Ruth Adeyemi | Ms Adeyemi | Music, hall | 2 free
    Kim Osei | Mr Osei | Headmaster, office | Full
    Ana Petrova | Ms Petrova | Class 4a, room 7 | 5 free
    Elias Lund | Mr Lund | Maths, room 9 | 3 free`,
  about: 'Class teacher of 2b. Talks take ten minutes, in German or English.',
  facts: '7 | Free\nRoom 12 | Where',
  figures: '12 | Teachers\n38 | Free slots',
  add: 'Add teacher',
  use: 'Choose a time',
})
