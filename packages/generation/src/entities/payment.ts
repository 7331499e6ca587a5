import { defineEntity } from '../entity.ts'

export const payment = defineEntity({
  id: 'payment',
  words: 'wallet payment',
  icon: 'wallet',
  groups: 'Paid, Topped up, Refunds',
  fields: `
    Amount | money | € 20.00
    Date | date | Thu 19 Nov
    From | choice | Card | Card, Bank, Cash
    Note | long | For Saturday`,
  samples: `
    icon | title | subtitle | value
    plus | Topped up | By card, today 11:20 | +€ 50.00
    wallet | Payment 4182 | Today 12:05 | −€ 8.50
    wallet | Payment 4179 | Today 13:40 | −€ 12.00
    refresh | Refund | Yesterday, to your card | +€ 4.00
    wallet | Payment 4171 | Yesterday 18:15 | −€ 6.20
    plus | Topped up | Mon 16 Nov, cash | +€ 20.00`,
  about: 'Paid from the balance. Should something be wrong, it can be refunded for 14 days.',
  facts: '€ 47.30 | Balance\n€ 26.70 | Spent\n2 | Top-ups',
  figures: '€ 47.30 | Balance\n€ 26.70 | Spent this week',
  trend: 'Balance | € 47.30 | +€ 20',
  hero: 'Balance | € 47.30 | Enough for about five more | Top up',
  tip: 'Refund what is left | Within 14 days, to your card',
  add: 'Top up',
  use: 'Pay',
})
