import { defineEntity } from '../entity.ts'

/** Which room or chair is free. */
export const treatmentRoom = defineEntity({
  id: 'treatment-room',
  one: 'Room',
  many: 'Rooms',
  words: 'treatment room',
  icon: 'grid',
  groups: 'Free, Busy, Cleaning',
  fields: `
    State | choice | Busy | Free, Busy, Cleaning
    Who | person | Dr. Omar Haddad
    Until | time | 9:40
    Equipment | text | X-ray`,
  samples: `
    icon | title | subtitle | badge | tone
    grid | Room 1 | Dr. Chen, until 9:20 | Busy | warning
    grid | Room 2 | Dr. Haddad, until 9:40 | Busy | warning
    grid | Room 3, X-ray | From 9:30 | Free | success
    grid | Room 4, hygiene | Being cleaned | Cleaning | primary`,
  about: 'Chair and X-ray, checked in October. The next patient comes at twenty past nine.',
  facts: '9:20 | Until\n6 | Patients today',
  figures: '2 | Free\n2 | Busy',
  hero: 'Free | Room 3, X-ray | Until half past nine | Assign',
  tip: 'Two rooms are free | Room 3 until half past nine',
  trend: 'Used today | 78 % | +4',
  add: 'Add room',
  use: 'Assign',
})
