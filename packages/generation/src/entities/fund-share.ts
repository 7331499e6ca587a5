import { defineEntity } from '../entity.ts'

/** What somebody has paid or brought in for something a class, club or family saves for together. */
export const fundShare = defineEntity({
  id: 'fund-share',
  one: 'Payment',
  many: 'Payments',
  words: 'fund payment, share of the fund',
  icon: 'wallet',
  groups: 'Paid, Open, Sales',
  fields: `
    From | person | Lea Brandt
    Amount | money | € 40.00
    Date | date | Tue 17 Nov
    For | choice | Own share | Own share, Cake sale, Donation
    Paid | switch | yes
    Note | text | In cash, for two children`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea Brandt | Own share, paid on Tuesday | € 40 | Paid | success
    Omar | Omar Haddad | Own share, asked once | € 40 | Open | warning
    Kim | Cake sale in the hall | Kim and Ida, last Friday | € 86 | Sales | primary
    Iris | Iris Chen | Half now, half in December | € 20 | Paid | success
    Noor | Noor Rahman | Own share, asked once | € 40 | Open | warning
    Ana | Raffle at the fair | Ana and Tomás, in October | € 64 | Sales | primary`,
  about: 'Paid in cash on Tuesday and written down by Omar. The receipt lies in the blue folder.',
  facts: '€ 40 | Own share\nTue 17 Nov | Paid',
  figures: '€ 610 | Collected | +€ 86\n€ 290 | Missing\n6 | Not paid',
  hero: '68 % of € 900 | € 290 are still missing | The cake sale on Friday brings about eighty | See payments',
  tip: 'Six have not paid yet | The bus must be paid by 4 December',
  trend: 'Collected | € 610 | +€ 86',
  data: [120, 200, 280, 350, 460, 524, 610],
  add: 'Add payment',
  use: 'Mark as paid',
})
