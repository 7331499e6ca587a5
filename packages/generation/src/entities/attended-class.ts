import { defineEntity } from '../entity.ts'

/** A class one was at or not, and who marked it. */
export const attendedClass = defineEntity({
  id: 'attended-class',
  one: 'Class',
  many: 'Classes',
  words: 'attended class',
  icon: 'check',
  groups: 'Today, Present, Absent',
  fields: `
    Subject | choice | Linear algebra | Linear algebra, Data structures, Physics lab
    Date | date | Thu 19 Nov
    State | choice | Present | Present, Absent, Cancelled, Excused
    Marked by | person | Dr. Noor Rahman
    Note | text | Room 204`,
  samples: `
    icon | title | subtitle | time | badge | tone
    check | Linear algebra | Marked by Dr. Rahman | 9:00 | Present | success
    close | Data structures | Marked by Mr. Weber | 11:00 | Absent | danger
    clock | Physics lab | Not marked yet | 14:00 | Open | warning
    check | Microeconomics | Marked by Prof. Osei | Wed 10:00 | Present | success
    close | Organic chemistry | Cancelled by the teacher | Wed 13:00 | Cancelled | neutral`,
  about: 'Room 204, ninety minutes. Marked ten minutes after the class began.',
  facts: 'Present | State\nDr. Rahman | Marked by\n9:00 | Begins',
  figures: '3 | Today\n1 | Not marked yet',
  hero: 'Today | Linear algebra, 9:00 | Room 204, marked by Dr. Rahman | See class',
  tip: 'One class is not marked yet | Physics lab at 14:00',
  trend: 'Present this week | 9 of 11 | +1',
  add: 'Add class',
  use: 'Mark as present',
})
