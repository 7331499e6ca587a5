import { defineEntity } from '../entity.ts'

export const potDeposit = defineEntity({
  id: 'pot-deposit',
  one: 'Deposit',
  many: 'Deposits',
  words: 'savings deposit, money added',
  icon: 'plus',
  groups: 'In, Out, By goal',
  fields: `
    Goal | choice | Own flat | Own flat, Japan, For bad days
    Amount | money | € 650
    Date | date | Sun 1 Nov
    From | person | Kim Osei
    Note | text | Standing order`,
  samples: `
    icon | title | subtitle | value | tone
    home | Own flat | Standing order | + € 650 | success
    plane | Japan | After the late shift | + € 40 | success
    bike | Cargo bike | Old bike sold | + € 180 | success
    warning | For bad days | Washing machine repaired | − € 120 | danger
    home | Own flat | From Kim, bonus | + € 400 | success`,
  about: 'Comes on the first of each month by standing order.',
  facts: '€ 650 | Amount\n1 Nov | Date\nKim | From',
  figures: '€ 890 | This month | +40\n€ 120 | Taken out',
  hero: 'On 1 December | Own flat, € 650 | Standing order | Add money',
  tip: 'Best month since May | € 1,270 put aside',
  trend: 'A month | € 890 | +40',
  add: 'Add money',
  use: 'Edit deposit',
})
