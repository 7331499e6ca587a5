import { defineEntity } from '../entity.ts'

/** Somebody whose project one guides. */
export const supervisedStudent = defineEntity({
  id: 'supervised-student',
  one: 'Student',
  many: 'Students',
  words: 'grad student, graduate student, doctoral student, phd student, supervisee, mentored student',
  icon: 'users',
  groups: 'Due soon, On track, Behind',
  fields: `
    Name | person | Noor Rahman
    Project | text | Mosses on city walls
    Degree | choice | Master | Bachelor, Master, Doctorate
    Next deadline | date | Fri 27 Nov
    Email | text | noor@uni.example
    Last meeting | date | Tue 17 Nov
    Notes | long | Two chapters are there, the method needs a figure`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Noor Rahman | Noor Rahman | Mosses on city walls | 27 Nov | Due soon | warning
    Elias Lund | Elias Lund | Bus delays from open data | 4 Dec | On track | success
    Hana Sato | Hana Sato | Reading aids for dyslexia | 20 Nov | Feedback due | danger
    Mateo Silva | Mateo Silva | Prices in village shops | 18 Dec | On track | success
    Priya Nair | Priya Nair | Sensors for a beech forest | 8 Jan | New | accent
    Jonas Weber | Jonas Weber | Night trains and sleep | 12 Nov | Behind | danger`,
  about:
    'The second chapter is there, with a good question in it. The method needs a figure, then we plan the talk.',
  facts: '27 Nov | Next deadline\n3 of 5 | Milestones\n17 Nov | Last meeting',
  figures: '6 | Students\n4 | Due in two weeks\n2 | Feedback owed',
  hero: 'Due on Friday | Noor, chapter two | My feedback is due three days later | Open student',
  tip: 'Two letters are due in December | For Elias and Priya',
  trend: 'Done on time | 84 % | +6',
  add: 'Add student',
  use: 'Write a message',
})
