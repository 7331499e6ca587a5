import { attendance } from '../attendance.ts'
import { defineVarieties } from './variety.ts'

/** Who is called by name; without these words it is a class of a school. */
export const attendanceVarieties = defineVarieties(attendance, [
  {
    signs:
      'dance 5, ballet 5, martial arts 5, judo 5, karate 5, gymnastics 5, swimming 4, football 4, coach 4, training 3, team 3, choir 4, orchestra 4, music academy 4, sports 3, club 3',
    one: 'Member',
    many: 'Members',
    groups: 'Here, Late, Absent',
    without: 'Pupil, Class',
    fields: `
      Member | person | Mara Lind
      Group | choice | Saturday | Saturday, Tuesday, Beginners
      Reason | text | Away with the family
      Note | long | Brings the form next time`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara Lind | Saturday, never missed | 10:00 | Here | success
      Jonas Weber | Jonas Weber | Saturday, bus was late | 10:10 | Late | warning
      Ida Berg | Ida Berg | Message from home | | Excused | primary
      Yusuf Kaya | Yusuf Kaya | Saturday | 9:58 | Here | success
      Noor Rahman | Noor Rahman | Third week in a row | | Absent | danger
      Tomás Vidal | Tomás Vidal | Saturday | 10:00 | Here | success`,
    about: 'Came to eleven of twelve. Was away with the family once, with a message the day before.',
    figures: '14 of 17 | Here today\n2 | Excused\n91 % | This month',
    hero: 'Saturday, 10:00 | Who is here? | 17 names, two are excused already | Take attendance',
    tip: 'Three weeks in a row | Noor has not come since October, call her parents',
    add: 'Add member',
  },
  {
    signs:
      'scout 5, scouts 5, camp 5, holiday camp 6, outing 4, kids group 4, youth group 5, sunday school 5, headcount 4',
    one: 'Child',
    many: 'Children',
    groups: 'Here, Late, Absent',
    without: 'Pupil, Class',
    fields: `
      Child | person | Mara Lind
      Group | choice | Foxes | Foxes, Owls, Otters
      Reason | text | Dentist until ten
      Note | long | Is picked up by grandma`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara Lind | Foxes, brought by dad | 8:40 | Here | success
      Jonas Weber | Jonas Weber | Foxes, dentist until ten | 10:10 | Late | warning
      Ida Berg | Ida Berg | Owls, message from home | | Excused | primary
      Yusuf Kaya | Yusuf Kaya | Owls, walks home alone | 8:52 | Here | success
      Noor Rahman | Noor Rahman | Otters, no message | | Absent | danger
      Tomás Vidal | Tomás Vidal | Otters | 8:45 | Here | success`,
    about: 'Is brought by dad and picked up by grandma. No swimming this week, the ear is not well yet.',
    figures: '21 of 24 | Here today\n2 | Excused\n96 % | This week',
    hero: 'This morning | Who is here? | 24 names, two are excused already | Take attendance',
    tip: 'No message yet | Noor is not here, call her parents',
    add: 'Add child',
  },
  {
    signs:
      'lecture 5, university 4, students 2, trainees 4, college 4, apprentices 4, course participants 5, seminar 4',
    one: 'Student',
    many: 'Students',
    without: 'Pupil, Class',
    fields: `
      Student | person | Mara Lind
      Course | choice | Statistics 2 | Statistics 2, Biology 1, Law 3
      Reason | text | Sick note until Friday
      Note | long | Hands in the paper later`,
    samples: `
      avatar | title | subtitle | value | badge | tone
      Mara Lind | Mara Lind | Statistics 2, row 4 | 8:00 | Here | success
      Jonas Weber | Jonas Weber | Statistics 2, train was late | 8:25 | Late | warning
      Ida Berg | Ida Berg | Sick note until Friday | | Excused | primary
      Yusuf Kaya | Yusuf Kaya | Statistics 2 | 7:58 | Here | success
      Noor Rahman | Noor Rahman | Second time | | Absent | danger
      Tomás Vidal | Tomás Vidal | Statistics 2 | 8:00 | Here | success`,
    about: 'Came to nine of ten sessions. The sick note is filed, one more may be missed this term.',
    figures: '38 of 42 | Here today\n2 | Excused\n93 % | This term',
    hero: 'Statistics 2, 8:00 | Who is here? | 42 names, two are excused already | Take attendance',
    tip: 'Second time without a note | Noor may miss one more session',
    add: 'Add student',
  },
])
