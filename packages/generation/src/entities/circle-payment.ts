import { defineEntity } from '../entity.ts'

/** What a member pays into the circle. */
export const circlePayment = defineEntity({
  id: 'circle-payment',
  one: 'Payment',
  many: 'Paid in',
  words: 'contribution to the pot, circle payment, savings contribution',
  icon: 'receipt',
  groups: 'This round, Late, Earlier',
  fields: `
    Member | person | Lea Brandt
    Amount | money | € 50.00
    Round | text | November, 8 of 12
    Paid on | date | Thu 19 Nov
    Way | choice | Mobile money | Mobile money, Cash, Bank
    Reference | text | QK7-4182`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea Brandt | November, mobile money | € 50 | Paid | success
    Omar | Omar Haddad | November, cash at the meeting | € 50 | Paid | success
    Kim | Kim Osei | November, due on the 20th | € 50 | Due | warning
    Ana | Ana Petrova | November, four days late | € 55 | Late | danger
    Iris | Iris Chen | November, bank | € 50 | Paid | success
    Tomas | Tomás Rey | October, with fine | € 55 | Paid | success`,
  about: 'Paid this morning from the phone, reference QK7-4182. Eighth payment, never late.',
  facts: '€ 50 | Amount\n8 of 12 | Round\nPaid | State',
  figures: '€ 450 | Of 600 paid in\n9 of 12 | Have paid\n1 | Late',
  hero: 'On 25 November | € 600 go to Iris Chen | Three have not paid yet | See who',
  tip: 'Three have not paid yet | Kim, Ana and Jonas',
  trend: 'In the box | € 4,820 | +€ 450',
  data: [420, 1270, 1960, 2710, 3480, 4370, 4820],
  labels: ['M', 'J', 'J', 'A', 'S', 'O', 'N'],
  add: 'Pay in',
  use: 'Send receipt',
})
