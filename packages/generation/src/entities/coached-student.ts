import { defineEntity } from '../entity.ts'

export const coachedStudent = defineEntity({
  id: 'coached-student',
  one: 'Student',
  many: 'Students',
  words: 'private student, my student, kid, child, pupil, coached client, personal training client',
  icon: 'users',
  groups: 'This week, Beginners, Done',
  fields: `
    Name | person | Ida Brandt
    Level | choice | Middle | Beginner, Middle, Advanced
    Next lesson | date | Sat 21 Nov
    Time | time | 10:00
    Place | place | Mill street 8
    Paid | switch | yes
    Tip | money | € 5
    Lesson notes | long | Slowly once more, then in one go`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ida Brandt | Ida Brandt | Middle, Saturday 10:00 | 6 of 10 | Next | success
    Omar Haddad | Omar Haddad | Beginner, Saturday 11:30 | 2 of 5 | Booked | primary
    Kim Osei | Kim Osei | Advanced, Sunday 9:00 | 9 of 10 | Booked | primary
    Noor Rahman | Noor Rahman | Middle, to pay | 4 of 5 | Unpaid | danger
    Tomás Rey | Tomás Rey | Beginner, first lesson | 0 of 5 | New | accent
    Ana Petrova | Ana Petrova | Advanced, finished | 10 of 10 | Done | neutral`,
  about: 'Slow and even first, then the rest comes. Next time a little harder, and twice without stopping.',
  facts: '6 of 10 | Lessons\n€ 5 | Tip\nMiddle | Level',
  figures: '12 | Students\n18 | Lessons this week\n€ 64 | Tips',
  hero: 'Saturday, 10:00 | Ida, middle level | Lesson six of ten, Mill street 8 | Open notes',
  tip: 'Two packages end this week | Ask Kim and Noor to go on',
  trend: 'Lessons a week | 18 | +3',
  add: 'Add student',
  use: 'Add lesson note',
})
