import { defineEntity } from '../entity.ts'

export const debtPayment = defineEntity({
  id: 'debt-payment',
  one: 'Payment',
  many: 'Payments',
  words: 'debt payment, loan payment, extra payment, minimum payment, instalment',
  icon: 'check',
  groups: 'This month, Extra, All',
  fields: `
    Debt | text | Credit card, blue
    Amount | money | € 125
    Date | date | Sat 28 Nov
    Extra | money | € 90`,
  samples: `
    icon | title | subtitle | value | tone
    card | Credit card, blue | € 35 and € 90 extra | € 125 | success
    car | Car | Instalment 31 of 60 | € 180 | neutral
    school | Student loan | Standing order | € 120 | neutral
    bag | Sofa | Instalment 8 of 20 | € 60 | neutral
    phone | Phone | Instalment 17 of 24 | € 30 | neutral`,
  about: 'The least is thirty-five, ninety came on top from the second job.',
  facts: '€ 125 | Paid\n€ 90 | Extra\n€ 640 | Left',
  figures: '€ 515 | This month\n€ 90 | Extra\n5 | Payments',
  hero: 'Due on 28 November | Credit card, blue | € 35, with € 90 extra | Log payment',
  tip: 'All five are paid this month | Next on 28 November',
  trend: 'Paid a month | € 515 | +90',
  add: 'Log payment',
  use: 'Edit payment',
})
