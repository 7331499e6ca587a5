import { defineEntity } from '../entity.ts'

/** What somebody pays for being late. */
export const circleFine = defineEntity({
  id: 'circle-fine',
  one: 'Fine',
  many: 'Fines',
  words: 'late fine, circle fine',
  icon: 'warning',
  groups: 'Open, Paid',
  fields: `
    Member | person | Ana Petrova
    Amount | money | € 5.00
    For | choice | Late payment | Late payment, Missed meeting, Came late`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ana | Ana Petrova | Four days late in November | € 5 | Open | danger
    Tomas | Tomás Rey | Late in October | € 5 | Paid | success
    Jonas | Jonas Weber | Missed the meeting | € 2 | Open | warning
    Kim | Kim Osei | Came late | € 1 | Paid | success`,
  figures: '€ 7 | Open\n€ 48 | Paid this year',
  add: 'Add fine',
  use: 'Mark as paid',
})
