import { defineEntity } from '../entity.ts'

export const doctorVisit = defineEntity({
  id: 'doctor-visit',
  one: 'Visit',
  many: 'Appointments',
  words: 'visit at the practice, doctor visit',
  icon: 'calendar',
  groups: 'Ahead, Past, Results',
  fields: `
    Reason | text | Check-up
    Since | text | Two weeks
    Medicines | text | None
    Allergies | text | Penicillin
    Insurance | choice | Public | Public, Private
    Notes | long | Worse in the evening, better after a walk`,
  samples: `
    icon | title | subtitle | time | badge | tone
    stethoscope | Check-up | Dr. Iris Chen, Mill street 12 | 14:00 | Thursday | primary
    drop | Blood test, fasting | Practice, second floor | 8:10 | 1 Dec | neutral
    video | Skin, by video | Dr. Noor Rahman | 10:40 | 7 Dec | neutral
    file | Results of Tuesday | All fine, two pages | | New | success`,
  about: 'Bring the insurance card and the list of medicines. Takes about twenty minutes.',
  facts: '14:00 | Begins\n20 min | Length\n1 | Form open',
  figures: '3 | Ahead\n1 | Form open\n1 | Result new',
  hero: 'Thursday, 14:00 | Check-up | Dr. Iris Chen, form is still open | Fill it in',
  tip: 'Can be moved until tomorrow | Tap the date',
  add: 'Before the visit',
  use: 'Move',
})
