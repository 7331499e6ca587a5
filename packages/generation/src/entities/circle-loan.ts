import { defineEntity } from '../entity.ts'

/** Money lent to a member from the box. */
export const circleLoan = defineEntity({
  id: 'circle-loan',
  one: 'Loan',
  many: 'Loans',
  words: 'loan to a member, member loan, group loan',
  icon: 'wallet',
  groups: 'Asked, Runs, Paid back',
  fields: `
    Amount | money | € 300.00
    For | text | School fees
    Months | number | 6
    Interest a month | text | 2 %
    Vouch for me | text | Lea and Omar`,
  samples: `
    avatar | title | subtitle | value | progress | badge | tone
    Kim | Kim Osei | School fees, 6 months at 2 % | € 300 | 50 | Runs | primary
    Ana | Ana Petrova | Goat and fence, 10 months | € 240 | 20 | Late | danger
    Jonas | Jonas Weber | Sewing machine, votes 7 of 12 | € 400 | 0 | Asked | warning
    Hana | Hana Sato | Hospital, no interest | € 150 | 100 | Paid back | success`,
  about: 'For the school fees of two children, six months, two in the hundred a month. Lea and Omar vouch.',
  facts: '€ 300 | Loan\n€ 156 | Left\n2 % | A month',
  figures: '€ 690 | Lent\n1 | Late\n€ 41 | Interest',
  hero: 'To vote until Sunday | € 400 for Jonas | Sewing machine, seven said yes | Vote',
  add: 'Ask for a loan',
  use: 'Pay back',
})
