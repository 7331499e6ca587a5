import { defineEntity } from '../entity.ts'

/** A date of somebody one supervises: theirs or one's own. */
export const supervisionDeadline = defineEntity({
  id: 'supervision-deadline',
  one: 'Deadline',
  many: 'Deadlines',
  words: 'student deadline, feedback deadline, recommendation deadline, supervision date',
  icon: 'calendar',
  groups: 'Project, Feedback, Recommendation',
  fields: `
    What | text | Draft of chapter two
    Student | person | Noor Rahman
    Category | choice | Project | Project, Feedback, Recommendation, Talk
    Due | date | Fri 27 Nov
    Remind | choice | Me and the student | Me, The student, Me and the student
    Before | choice | One day | One day, Three days, One week
    Notes | long | As a file, with line numbers`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Draft of chapter two | Noor Rahman | 27 Nov | Project | primary
    edit | Comments on the method | Hana Sato | 20 Nov | Feedback | danger
    mail | Letter to the graduate school | Elias Lund | 1 Dec | Recommendation | accent
    file | Project plan | Priya Nair | 4 Dec | Project | primary
    edit | Comments on the results | Mateo Silva | 8 Dec | Feedback | warning
    mic | Talk in the seminar | Jonas Weber | 16 Dec | Talk | neutral`,
  about: 'As a file with line numbers, two days before we meet. Both of us get a reminder the day before.',
  facts: '27 Nov | Due\n8 days | Left\n1 day | Reminder before',
  figures: '11 | Deadlines\n4 | In two weeks\n1 | Late',
  hero: 'Due next | Comments on the method | For Hana, on Friday | Open',
  tip: 'Four in the next two weeks | Two of them are yours',
  add: 'Add deadline',
  use: 'Mark as done',
})
