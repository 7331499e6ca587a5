import { defineEntity } from '../entity.ts'

export const payslip = defineEntity({
  id: 'payslip',
  words: 'payslip, pay slip, salary slip, salary statement, pay stub, paystub',
  one: 'Payslip',
  many: 'Payslips',
  icon: 'receipt',
  groups: 'This year, Last year',
  fields: `
    Month | choice | November | September, October, November
    Gross pay | money | € 3,840.00
    Tax | money | € 612.00
    Social security | money | € 388.00
    Paid on | date | Thu 26 Nov`,
  samples: `
    icon | title | subtitle | value
    receipt | November 2026 | Paid on Thu 26 Nov | € 2,840
    receipt | October 2026 | Paid on Wed 28 Oct | € 2,840
    receipt | September 2026 | Paid on Mon 28 Sep | € 2,912
    receipt | August 2026 | Paid on Thu 27 Aug | € 2,840
    receipt | July 2026 | Paid on Tue 28 Jul | € 3,120
    receipt | June 2026 | Paid on Fri 26 Jun | € 2,840`,
  about: 'Gross € 3,840, less tax and social security. Paid to the account that ends in 0917.',
  facts: '€ 3,840 | Gross\n€ 1,000 | Deducted\n26 Nov | Paid',
  figures: '19 | Days of leave left\n1 | Claim open\n€ 2,840 | Last pay',
  hero: 'Paid on Thu 26 Nov | November payslip | € 2,840 to the account that ends in 0917 | See payslip',
  tip: 'Leave approved | 21 to 30 December, Omar stands in',
  trend: 'Net pay | € 2,840 | +2 %',
  use: 'Download',
})
