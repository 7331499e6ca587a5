import { defineEntity } from '../entity.ts'

/** What somebody paid for the company and wants back. */
export const expenseClaim = defineEntity({
  id: 'expense-claim',
  one: 'Claim',
  many: 'Expense claims',
  words: 'expense claim, expense report, travel claim, reimbursement, expense request',
  icon: 'wallet',
  groups: 'Open, Approved, Paid',
  fields: `
    What for | text | Train to Lyon
    Amount | money | € 84.00
    Date | date | Tue 17 Nov
    Kind | choice | Travel | Travel, Meals, Hotel, Material
    Receipt | photo | receipt
    Note | long | Visit at Norrgard, one night`,
  samples: `
    icon | title | subtitle | value | badge | tone
    train | Train to Lyon | Tue 17 Nov, one receipt | € 84 | Open | warning
    bed | Hotel, one night | Tue 17 Nov, one receipt | € 112 | Open | warning
    fork | Lunch with Norrgard | Thu 12 Nov, two receipts | € 46 | Approved | primary
    car | 68 km by own car | Mon 2 Nov | € 20 | Paid | success
    box | Cables for the desk | Wed 28 Oct, one receipt | € 31 | Paid | success`,
  about: 'Handed in on Tuesday with one receipt. It is paid with the next salary once it is approved.',
  facts: '€ 84 | Amount\n1 | Receipt\nOpen | Status',
  figures: '€ 196 | Open\n€ 46 | Approved',
  hero: 'Open since Tuesday | Train to Lyon | € 84, one receipt | See claim',
  tip: 'Two claims are open | They are paid with the December salary',
  trend: 'Claims this month | € 242 | +€ 60',
  add: 'Submit claim',
  use: 'Add receipt',
})
