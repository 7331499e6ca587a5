import { defineEntity } from '../entity.ts'

export const portalTask = defineEntity({
  id: 'portal-task',
  one: 'Deadline',
  many: 'Deadlines',
  words: 'assignment deadline, course deadline',
  icon: 'calendar',
  groups: 'This week, Later, Handed in',
  fields: `
    Task | text | Sheet 6
    Course | text | Statistics 2
    Due | date | Fri 20 Nov
    At | time | 12:00
    Handed in | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Sheet 6 | Statistics 2, Fri 20 Nov, 12:00 | Open | danger
    code | Project, part 2 | Programming 2, Mon 23 Nov | Handed in | success
    brain | Quiz 4 | Learning and memory, Thu 26 Nov | Open | warning
    edit | Essay | History of ideas, Tue 1 Dec | Draft | primary
    file | Sheet 7 | Statistics 2, Fri 4 Dec | Open | neutral`,
  about: 'Six exercises, handed in as one PDF by two people at most. Exercise four counts double.',
  facts: '12:00 | Friday\n2 | People\n8 % | Of the grade',
  figures: '3 | Due this week\n1 | Handed in',
  add: 'Add deadline',
  use: 'Hand in',
})
