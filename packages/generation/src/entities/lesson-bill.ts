import { defineEntity } from '../entity.ts'

/** What a pupil's lessons of a month cost. */
export const lessonBill = defineEntity({
  id: 'lesson-bill',
  one: 'Payment',
  many: 'Payments',
  words: 'lesson fee, lessons paid, tuition fee',
  icon: 'receipt',
  groups: 'Open, Paid',
  fields: `
    Pupil | person | Ida Brandt
    Month | text | November, 4 lessons
    Amount | money | € 92.00
    Due | date | Sun 15 Nov
    Paid | switch | yes`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ida | Ida Brandt | November, 4 lessons | € 92 | Paid | success
    Emil | Emil Osei | November, 4 lessons | € 92 | Paid | success
    Jonas | Jonas Weber | November, second letter sent | € 92 | Late | danger
    Noor | Noor Rahman | November, 45 minutes | € 128 | Open | warning
    Mara | Mara Vogt | Card of ten, three left | € 310 | Paid | success`,
  about: 'Four lessons of half an hour, paid by transfer on the twelfth.',
  figures: '€ 2,180 | November\n2 | Not paid',
  add: 'Add payment',
  use: 'Mark as paid',
})
