import { defineEntity } from '../entity.ts'

export const bankDebt = defineEntity({
  id: 'bank-debt',
  one: 'Debt',
  many: 'Debts',
  words: 'bank debt, credit card debt, student loan, car loan, bank loan, creditor, instalment plan',
  icon: 'wallet',
  groups: 'Open, Next, Paid off',
  fields: `
    Name | text | Credit card, blue
    Balance | money | € 640
    Interest rate | text | 14.9 %
    Least a month | money | € 35
    Due on | text | 28th of the month
    Paid off by | date | 28 Mar 2027
    Notes | long | First one to go, extra € 90 a month`,
  samples: `
    icon | title | subtitle | progress | value | tone
    card | Credit card, blue | 14.9 %, first to go | 68 | € 640 | primary
    phone | Phone in instalments | 0 %, until June | 71 | € 210 | success
    bag | Sofa | 6.9 %, € 60 a month | 40 | € 1,080 | warning
    car | Car | 4.2 %, € 180 a month | 52 | € 5,900 | neutral
    school | Student loan | 1.8 %, € 120 a month | 31 | € 9,400 | neutral
    check | Overdraft | Paid off in August | 100 | € 0 | success`,
  about:
    'The one with the highest rate. With ninety euros extra a month it is gone in March instead of November.',
  facts: '€ 640 | Left\n14.9 % | Interest\nMarch | Paid off',
  figures: '€ 17,230 | Still owed | −412\n€ 8,940 | Paid off\nMay 2029 | Free of debt',
  hero: 'Next to go | Credit card, blue | € 640 left, gone in March at this pace | Log a payment',
  tip: '€ 90 extra a month | Saves € 310 of interest and eight months',
  trend: 'Still owed | € 17,230 | −412',
  data: [19700, 19280, 18870, 18460, 18050, 17640, 17230],
  add: 'Add debt',
  use: 'Log a payment',
})
