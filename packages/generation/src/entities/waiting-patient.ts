import { defineEntity } from '../entity.ts'

/** Who is in the house and waits. */
export const waitingPatient = defineEntity({
  id: 'waiting-patient',
  one: 'Patient',
  many: 'Waiting room',
  words: 'patient in the waiting room',
  icon: 'clock',
  groups: 'Waiting, In a room, Late',
  fields: `
    Arrived | time | 8:52
    Appointment | time | 9:00
    With | person | Dr. Iris Chen
    Room | choice | Room 2 | Room 1, Room 2, Room 3
    Note | text | Insurance card missing`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ruth Adeyemi | Ruth Adeyemi | 9:00 with Dr. Chen, here since 8:52 | Waits 9 min | warning
    Elias Lund | Elias Lund | 9:00 with Dr. Haddad | Room 2 | success
    Hana Sato | Hana Sato | 9:20 with Dr. Chen | Waits 3 min | success
    Yusuf Kaya | Yusuf Kaya | 8:40, not here yet | Late | danger`,
  about: 'Here since 8:52. The insurance card is missing this quarter.',
  facts: '9 min | Waits\n9:00 | Appointment\nDr. Chen | With',
  figures: '2 | Wait\n1 | Late',
  hero: 'Not here yet | Yusuf Kaya | 8:40 with Dr. Haddad | Call',
  tip: 'Nine minutes is the longest wait | One is late',
  trend: 'Average wait | 7 min | −2',
  add: 'Check in',
  use: 'Call in',
})
