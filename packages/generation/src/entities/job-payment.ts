import { defineEntity } from '../entity.ts'

/** What customers of a trade firm have paid and still owe. */
export const jobPayment = defineEntity({
  id: 'job-payment',
  one: 'Payment',
  many: 'Payments',
  words: 'payment for a job',
  icon: 'wallet',
  groups: 'Open, Overdue, Received',
  fields: `
    Job | text | Old Mint Hotel, gutters
    Amount | money | € 2,180
    Kind | choice | Final | Deposit, Part, Final
    Due | date | Mon 30 Nov
    Paid by | choice | Transfer | Transfer, Cash, Card`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Old Mint Hotel, gutters | Final, due on 30 November | € 2,180 | Open | warning
    check | Lea Brandt, deposit | Received on Tuesday | € 2,590 | Received | success
    warning | Harbour office, repair | Since 9 November, reminded | € 640 | Overdue | danger
    check | Town hall, shed | Final, 12 November | € 4,300 | Received | success
    wallet | Mrs Vogt, part 2 | When the windows are in | € 3,200 | Open | primary`,
  about: 'Invoice sent on 16 November, fourteen days to pay. The deposit is deducted.',
  facts: '€ 2,180 | Amount\n14 d | To pay\n1 | Sent',
  figures: '€ 6,020 | Open\n€ 6,890 | This month',
  hero: 'Overdue | Harbour office, repair | € 640, reminded once | Remind',
  tip: 'One payment is overdue | Harbour office, € 640',
  trend: 'Received this month | € 6,890 | +8 %',
  add: 'Note a payment',
  use: 'Mark as received',
})
