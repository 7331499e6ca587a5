import { defineEntity } from '../entity.ts'

export const transaction = defineEntity({
  id: 'transaction',
  words:
    'transaction, expense, spending, payment, income, saving, finance, bill, receipt money, invoice payment, money, budget, ausgabe, gasto',
  many: 'Transactions',
  icon: 'wallet',
  groups: 'Groceries, Transport, Going out, Rent',
  fields: `
    Amount | money | € 34.80
    Category | choice | Groceries | Groceries, Transport, Going out, Rent
    Date | date | Thu 19 Nov
    Account | choice | Everyday | Everyday, Savings
    Repeat every month | switch | no
    Note | text | Market on Saturday`,
  samples: `
    icon | title | subtitle | value | tone
    cart | Markthalle Neun | Groceries, today | −€ 34.80 | primary
    train | Monthly ticket | Transport, yesterday | −€ 58.00 | accent
    wallet | Salary, Studio Lund | Income, 16 Nov | +€ 3,120 | success
    wine | Bar Centrale | Going out, 14 Nov | −€ 22.50 | warning
    home | Rent, November | Home, 2 Nov | −€ 820.00 | neutral
    gift | Present for Ida | Gifts, 1 Nov | −€ 30.00 | danger`,
  about: 'Paid by card at the market, from the everyday account. No receipt yet.',
  facts: '€ 34.80 | Amount\nCard | Paid by\n19 Nov | Date',
  figures: '€ 1,778 | Spent | −€ 120\n€ 890 | Saved | +€ 80\n29 % | Savings rate',
  hero: 'Saved this month | € 890 of € 1,000 | Five more days at this pace | Add savings',
  tip: '€ 120 less than in October | Eating out made most of the difference',
  trend: 'Everything together | € 40,180 | +2.1 %',
  data: [36.9, 37.2, 37.1, 37.8, 37.6, 38.4, 38.7, 38.5, 39.35, 40.18],
  labels: ['Jun', 'Aug', 'Oct', 'Nov'],
  add: 'Add expense',
  use: 'Edit entry',
})
