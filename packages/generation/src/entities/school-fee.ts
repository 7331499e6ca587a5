import { defineEntity } from '../entity.ts'

/** What families have paid for school and still owe. */
export const schoolFee = defineEntity({
  id: 'school-fee',
  one: 'Fee',
  many: 'Fees',
  words: 'school fee of a family',
  icon: 'wallet',
  groups: 'Paid, Outstanding, Overdue',
  fields: `
    Family | text | Berg
    For | choice | Tuition | Tuition, Meals, Bus, Trip
    Amount | money | € 180
    Due | date | Mon 30 Nov
    Paid | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Berg, tuition November | Due on 30 November | € 180 | Outstanding | warning
    check | Lund, tuition November | Paid on 3 November | € 180 | Paid | success
    warning | Vogt, meals October | Reminded twice | € 64 | Overdue | danger
    check | Rahman, bus, half a year | Paid on 1 September | € 210 | Paid | success
    warning | Sato, museum trip | Since 6 November | € 12 | Overdue | danger`,
  about: 'Tuition for November, by transfer. The family pays in two parts by agreement.',
  facts: '€ 180 | Amount\n11 days | Left\n2 | Parts',
  figures: '€ 4,320 | Outstanding\n€ 68,400 | Paid',
  hero: 'Overdue | Vogt, meals October | € 64, reminded twice | Remind',
  tip: 'Two are overdue | Together € 76',
  trend: 'Paid this month | 94 % | +2',
  add: 'Note a payment',
  use: 'Mark as paid',
})
