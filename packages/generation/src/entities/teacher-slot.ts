import { defineEntity } from '../entity.ts'

/** Some minutes with a teacher. */
export const teacherSlot = defineEntity({
  id: 'teacher-slot',
  one: 'Talk',
  many: 'Talks',
  words: 'talk with a teacher, parent slot',
  icon: 'clock',
  groups: 'Mine, Free, Full',
  fields: `
    Child | choice | Emil | Emil, Ida
    Teacher | choice | Ms Chen, class 2b | Ms Chen class 2b, Mr Weber sports, Ms Adeyemi music
    Talk about | choice | Reading | Reading, Maths, Friends, Next school
    Date | date | Thu 26 Nov
    Time | time | 17:10
    Room | text | Room 12
    What we should know | long | He is tired in the mornings`,
  samples: `
    icon | title | subtitle | badge | tone | time
    clock | Ms Chen, class 2b | Thu 26 Nov, 17:10, room 12, Emil | Yours | success | 17:10
    clock | Ms Adeyemi, music | Thu 26 Nov, 17:30, hall, Ida | Yours | success | 17:30
    clock | Mr Weber, sports | Thu 26 Nov, 17:50, gym | Free | primary | 17:50
    clock | Ms Chen, class 2b | Thu 26 Nov, 18:00, room 12 | Free | primary | 18:00
    clock | Mr Osei, headmaster | Thu 26 Nov, 18:20, office | Full | warning | 18:20`,
  about: 'Ten minutes in room 12. The bell rings after nine, the next family waits outside.',
  facts: '10 min | Time\nRoom 12 | Where\n17:10 | Begins',
  figures: '2 | Booked\n7 | Free with Ms Chen',
  hero: 'Thursday 26 November | Ms Chen at 17:10 | Room 12, ten minutes, about Emil | Open talk',
  tip: 'Two talks, no waiting | Ten minutes lie between them',
  add: 'Book a talk',
  use: 'Change time',
})
