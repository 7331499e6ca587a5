import { defineEntity } from '../entity.ts'

export const sale = defineEntity({
  id: 'sale',
  words: 'sales receipt, till receipt',
  icon: 'receipt',
  groups: 'Today, This week, Refunds',
  fields: `
    Number | text | 4182
    Date | date | Thu 19 Nov
    Items | number | 3
    Total | money | € 64.20
    Paid by | choice | Card | Card, Cash, Invoice
    Sold by | person | Lea Brandt
    Note | long | Exchange until 3 December`,
  samples: `
    icon | title | subtitle | value
    receipt | Sale 4182 | Today 14:20, card, 3 items | € 64.20
    receipt | Sale 4181 | Today 13:55, cash, 1 item | € 18.50
    receipt | Sale 4180 | Today 11:40, card, 5 items | € 142.00
    receipt | Sale 4179 | Today 11:05, card, 2 items | € 47.80
    refresh | Refund 4178 | Today 10:15, card, 1 item | −€ 24.90
    receipt | Sale 4177 | Today 10:05, cash, 1 item | € 9.90`,
  about: 'Three items, paid by card. The receipt went out by mail, exchange until 3 December.',
  facts: '€ 64.20 | Total\n3 | Items\nCard | Paid by',
  figures: '€ 684 | Today | +€ 52\n€ 4,120 | This week | +€ 310',
  trend: 'Sales this week | € 4,120 | +€ 310',
  hero: 'Last sale | Sale 4182 | 3 items, € 64.20, by card | Show receipt',
  tip: '€ 684 today | The busiest hour was from 13 to 14',
  add: 'Add sale',
  use: 'Print receipt',
})
