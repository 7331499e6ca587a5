import { defineEntity } from '../entity.ts'

export const portalCourse = defineEntity({
  id: 'portal-course',
  one: 'Course',
  many: 'Courses',
  words: 'moodle, moodle course, lms course',
  icon: 'book',
  groups: 'This term, Earlier, Favourites',
  fields: `
    Course | text | Statistics 2
    Teacher | person | Ruth Adeyemi
    Files offline | switch | yes
    Remind before deadlines | choice | 1 day | Off, 1 hour, 1 day, 3 days`,
  samples: `
    icon | title | subtitle | badge | tone
    chart | Statistics 2 | Ruth Adeyemi, sheet 6 due Friday | 2 new | primary
    book | History of ideas | Elias Lund, essay due 1 December | 1 new | primary
    code | Programming 2 | Kim Osei, project due Monday | Handed in | success
    globe | Climate and cities | Hana Sato, no deadline | Quiet | neutral
    brain | Learning and memory | Omar Haddad, quiz on Thursday | Quiz | warning`,
  about: 'Twelve sheets, two tests, a final in February. Sheet six is due on Friday at noon.',
  facts: '6 of 12 | Sheets\n82 % | So far\nFriday | Next deadline',
  figures: '5 | Courses\n3 | Due this week\n4 | New files',
  hero: 'Due Friday, 12:00 | Sheet 6 | Statistics 2, PDF, two people at most | Hand in',
  tip: 'Four new files since Monday | Two of them in Statistics 2',
  add: 'Add course',
  use: 'Open course',
})
