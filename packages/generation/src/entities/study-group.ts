import { defineEntity } from '../entity.ts'

export const studyGroup = defineEntity({
  id: 'study-group',
  one: 'Study group',
  many: 'Study groups',
  words:
    'study group, study groups, learning group, study circle, revision group, study partner, study buddy, study session, group study',
  icon: 'users',
  groups: 'Mine, Free places, Online',
  fields: `
    Name | text | Statistics before breakfast
    Course | text | Statistics I
    Level | choice | First year | First year, Second year, Third year, Exam
    Meeting day | choice | Tuesday | Monday, Tuesday, Wednesday, Thursday, Friday
    Time | time | 18:00
    Meeting place | place | Library, group room 2
    Most members | number | 6
    Online too | switch | yes
    About | long | We work through the sheet together, then compare. Beginners are welcome.`,
  samples: `
    icon | title | subtitle | value | badge | tone
    chart | Statistics before breakfast | Statistics I, Tue 18:00, library | 4 of 6 | You are in | success
    layers | Organic chemistry aloud | Chemistry II, Wed 16:00, C 214 | 5 of 6 | One place | warning
    code | Loops and tea | Programming lab, Thu 17:30, online | 3 of 8 | Open | success
    book | Contract law cases | Civil law, Mon 19:00, law library | 6 of 6 | Full | neutral
    grid | Proofs for the rest of us | Linear algebra, Fri 14:00, B 107 | 2 of 5 | Open | success
    heart | Anatomy by colour | Anatomy I, Sat 10:00, canteen | 7 of 8 | One place | warning`,
  about: 'We work through the sheet together, then compare. Whoever misses twice brings the cake.',
  facts: '18:00 | Tuesday\n4 of 6 | Members\n3 min | Walk',
  figures: '3 | My groups\n12 | With free places',
  hero: 'Today, 18:00 | Statistics before breakfast | Library, group room 2, four of you come | I am coming',
  tip: 'Chemistry has one place left | It meets on Wednesday at four',
  add: 'Create group',
  use: 'Join group',
})
