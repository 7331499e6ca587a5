import { defineEntity } from '../entity.ts'

export const childAbsence = defineEntity({
  id: 'child-absence',
  one: 'Absence',
  many: 'Absences',
  words: 'absence of a child',
  icon: 'calendar',
  groups: 'Today, This week, Holidays',
  fields: `
    Child | person | Mara
    From | date | Thu 19 Nov
    Until | date | Fri 20 Nov
    Reason | choice | Ill | Ill, Doctor, Holidays, Family
    Message | long | A cough and a little fever, back on Monday`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Mara | Ill, until Friday | Today | warning
    calendar | Jonas | Holidays, back on 30 November | This week | primary
    stethoscope | Noor | Doctor, comes at ten | Today | neutral
    heart | Emil | Ill, since Tuesday | Today | warning
    home | Hana | At grandma's | Tomorrow | neutral`,
  about: 'A cough and a little fever. Stays at home until Friday, lunch is cancelled.',
  facts: '2 | Days\nIll | Reason\nFri | Until',
  figures: '3 | Away today\n2 | This week\n14 | Here',
  hero: 'Today | Three are away | Two are ill, one comes at ten | See all',
  tip: 'Tell us before eight | Lunch can be cancelled until then',
  add: 'Report absence',
  use: 'Change',
})
