import { defineEntity } from '../entity.ts'

export const householdBill = defineEntity({
  id: 'household-bill',
  one: 'Bill',
  many: 'Bills',
  words: 'household bill, utility bill, monthly bill, fixed cost, due bill',
  icon: 'receipt',
  groups: 'Due, Paid, Yearly',
  fields: `
    Name | text | Harbour Power
    Amount | money | € 62.00
    Due date | date | Mon 23 Nov
    Category | choice | Power | Power, Water, Internet, Insurance, Rent
    Repeats | choice | Monthly | Once, Monthly, Quarterly, Yearly
    Remind me | choice | 2 days before | On the day, 2 days before, A week before
    Paid | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bulb | Harbour Power | Electricity, due Mon 23 Nov | € 62.00 | In 4 days | warning
    drop | Town Water | Water, due Wed 25 Nov | € 31.50 | In 6 days | warning
    wifi | Halo Internet | Due Fri 27 Nov, direct debit | € 34.90 | In 8 days | primary
    shield | Norrgard Insurance | Household, due Tue 1 Dec | € 18.40 | December | neutral
    home | Rent, Linden lane 4 | Paid Mon 2 Nov | € 780.00 | Paid | success
    phone | Halo Mobile | Was due Mon 16 Nov | € 19.00 | Overdue | danger`,
  about: 'Comes every month from Harbour Power. Two euros less than in October, paid by transfer.',
  facts: '€ 62 | Amount\n23 Nov | Due\nMonthly | Repeats',
  figures: '€ 946 | This month | −€ 12\n€ 147 | Still to pay | 4 bills',
  hero: 'Due on Monday | Harbour Power, € 62.00 | Electricity for November, not paid yet | Mark as paid',
  tip: '€ 19 is overdue | Halo Mobile was due on Monday, 16 November',
  trend: 'Spent on bills | € 946 | −€ 12',
  data: [921, 968, 940, 1012, 935, 958, 946],
  labels: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  add: 'Add bill',
  use: 'Mark as paid',
})
