import { defineEntity } from '../entity.ts'

/** A training people of a firm are sent to. */
export const staffCourse = defineEntity({
  id: 'staff-course',
  one: 'Course',
  many: 'Courses',
  words: 'training of employees',
  icon: 'book',
  groups: 'Planned, Running, Done',
  fields: `
    Course | text | First aid, refresher
    Date | date | Tue 24 Nov
    Where | text | Room 2 or online
    Places | text | 9 of 12
    Trainer | person | Ruth Adeyemi
    Mandatory | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | First aid, refresher | Tue 24 Nov, 9 of 12 places | Mandatory | danger
    truck | Forklift, one day | Wed 2 Dec, 4 of 6 places | Mandatory | danger
    shield | Working at height | Wed 2 Dec, full | Full | warning
    lock | Data protection | Online, 40 min, 31 of 48 done | Running | primary
    users | Leading a team | From January, 3 places | Open | success`,
  about: 'Four hours in room 2 with exercises. Counts for two years.',
  facts: '9 of 12 | Places\n4 h | Length\n2 years | Valid',
  figures: '5 | Courses\n17 | To be done',
  hero: 'Still open for 17 | Data protection | Online, until 30 November | Remind',
  tip: 'Seventeen have data protection to do | Until 30 November',
  trend: 'Done this month | 38 | +9',
  add: 'Assign course',
  use: 'Assign people',
})
