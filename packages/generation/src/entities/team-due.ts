import { defineEntity } from '../entity.ts'

/** Whether a player has paid what the team asks. */
export const teamDue = defineEntity({
  id: 'team-due',
  one: 'Due',
  many: 'Dues',
  words: 'team dues, player dues',
  icon: 'wallet',
  groups: 'Open, Paid',
  fields: `
    Player | person | Noor Rahman
    Month | text | November
    Amount | money | € 25.00
    Paid | switch | no`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Noor | Noor Rahman | November, asked once | € 25 | Open | warning
    Kim | Kim Osei | October and November | € 50 | Late | danger
    Lea | Lea Brandt | November, paid on the 2nd | € 25 | Paid | success
    Iris | Iris Chen | Whole season | € 240 | Paid | success
    Ana | Ana Petrova | November, half price | € 12.50 | Paid | success`,
  about: 'November is open, asked once. Pays by transfer as a rule.',
  figures: '18 of 22 | Have paid\n€ 75 | Open',
  tip: 'Four have not paid | € 75 is open',
  add: 'Add due',
  use: 'Mark as paid',
})
