import { defineEntity } from '../entity.ts'

export const schoolCourse = defineEntity({
  id: 'school-course',
  one: 'Course',
  many: 'Courses',
  words:
    'swimming course, swim course, ski course, course place, trial lesson, beginners course, term course',
  icon: 'school',
  groups: 'Beginners, Middle, Advanced',
  fields: `
    Child or pupil | person | Ida Brandt
    Level | choice | Beginners | Beginners, Middle, Advanced
    Day | choice | Tue | Mon, Tue, Wed, Thu, Sat
    Time | time | 16:00
    Teacher | person | Hana Sato
    Starts | date | Tue 24 Nov
    Notes | long | First time, a little shy`,
  samples: `
    icon | title | subtitle | value | badge | tone
    star | First steps | Tue 16:00, eight times, with Hana | € 96 | 3 places | success
    users | Beginners, group B | Thu 15:30, eight times | € 96 | Full | danger
    school | Middle | Wed 17:00, ten times, with Omar | € 120 | 5 places | success
    trophy | Advanced | Fri 17:30, ten times | € 120 | 2 places | warning
    sun | Holiday week | Mon to Fri, 9:00 | € 110 | 6 places | success
    user | Single hour | By appointment | € 38 | Free | neutral`,
  about: 'Eight times forty-five minutes in a group of six. Who misses one may make up for it in group B.',
  facts: '8 × | Lessons\n3 | Places left\n€ 96 | Course',
  figures: '14 | Courses\n31 | Free places\n2 | Booked',
  hero: 'Starts on Tuesday, 16:00 | First steps | Three places left, eight lessons with Hana | Book a place',
  tip: 'Next week starts term two | Those who were there have first choice until Friday',
  trend: 'Enrolments | 118 | +9',
  add: 'Add course',
  use: 'Book a place',
  price: '€ 96 | eight lessons',
})
