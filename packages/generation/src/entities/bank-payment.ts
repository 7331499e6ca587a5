import { defineEntity } from '../entity.ts'

export const bankPayment = defineEntity({
  id: 'bank-payment',
  one: 'Payment',
  many: 'Payments',
  words: 'bank payment, bank transfer, transfer, money transfer, bank account, payee',
  icon: 'card',
  groups: 'All, In, Out, Planned',
  fields: `
    To | person | Omar Haddad
    Account number | text | DE12 5001 0517 0648 4898
    Amount | money | € 24.00
    From | choice | Current account | Current account, Savings
    When | choice | Now | Now, On a date, Every month
    Reference | text | Half of the dinner`,
  samples: `
    icon | title | subtitle | value | tone
    share | Omar Haddad | Half of the dinner, today | −€ 24.00 | primary
    download | Studio Lund | Salary, 16 November | +€ 3,120.00 | success
    home | Linden homes | Rent, every month | −€ 820.00 | neutral
    download | Kim Osei | Concert tickets, 12 November | +€ 38.50 | success
    bolt | Harbour Energy | Direct debit, 10 November | −€ 64.00 | warning
    card | Mill Café | Debit card, 9 November | −€ 7.80 | accent`,
  about: 'Sent today at 11:36 from the current account and arrived within seconds. Confirmed by fingerprint.',
  facts: '€ 24.00 | Amount\n11:36 | Sent\nArrived | State',
  figures: '€ 2,418.60 | Current account\n€ 6,040.00 | Savings\n2 | Planned payments',
  hero: 'Current account | € 2,418.60 | Rent leaves on 1 December | Send money',
  tip: 'Rent leaves on 1 December | € 820.00 to Linden homes, every month',
  trend: 'Both accounts | € 8,458.60 | +€ 412',
  add: 'Send money',
  use: 'Send again',
})
