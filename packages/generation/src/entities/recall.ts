import { defineEntity } from '../entity.ts'

/** Who should come again, and whether he was told. */
export const recall = defineEntity({
  id: 'recall',
  one: 'Recall',
  many: 'Recalls',
  words: 'patient recall',
  icon: 'bell',
  groups: 'Due, Told, Booked',
  fields: `
    Patient | person | Ruth Adeyemi
    What for | choice | Check-up | Check-up, Cleaning, Control
    Due | date | Mon 23 Nov
    Told by | choice | Text message | Text message, Mail, Call
    Answer | text | Not yet`,
  samples: `
    icon | title | subtitle | badge | tone
    bell | Ruth Adeyemi, check-up | Due since 16 Nov, told twice | Due | danger
    bell | Elias Lund, cleaning | Due on 23 Nov, text sent | Told | warning
    check | Hana Sato, control | Booked for Tue 24 Nov | Booked | success
    bell | Yusuf Kaya, check-up | Due in December | Later | neutral
    phone | Mara Vogt, control | To call, no mobile | Due | danger`,
  about: 'Last here in May. Two text messages went out, an answer is missing.',
  facts: '6 months | Since\n2 | Told\n0 | Answers',
  figures: '2 | Due\n14 | This month',
  hero: 'Due since Monday | Ruth Adeyemi, check-up | Told twice | Call',
  tip: 'Two should be called | Ruth Adeyemi and Mara Vogt',
  trend: 'Came again | 78 % | +3',
  add: 'Add recall',
  use: 'Mark as told',
})
