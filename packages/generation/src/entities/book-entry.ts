import { defineEntity } from '../entity.ts'

export const bookEntry = defineEntity({
  id: 'book-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'ledger entry, book entry, cash entry',
  icon: 'wallet',
  groups: 'Sales, Expenses, Credit',
  fields: `
    Amount | money | € 24.00
    Kind | choice | Sale | Sale, Expense, On credit
    What | text | Six jars
    Customer | person | Mrs Vogt
    Date | date | Thu 19 Nov
    Note | long | Pays on Friday`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plus | Morning sales | 14 customers, cash | € 128.50 | Sale | success
    minus | Goods from the wholesaler | 4 crates, paid in cash | −€ 62.00 | Expense | danger
    user | Mrs Vogt, on credit | Pays on Friday | € 18.00 | Credit | warning
    plus | Six pieces to Omar | Card | € 24.00 | Sale | success
    minus | Stand fee | This week | −€ 15.00 | Expense | danger
    plus | Lunch hour | 9 customers, cash | € 74.20 | Sale | success`,
  about: 'Six pieces, paid by card. Noted in two taps, with the customer for the next time.',
  facts: '€ 24.00 | Amount\nCard | Paid by\n6 | Pieces',
  figures: '€ 226 | Sold today | +€ 31\n€ 77 | Spent\n€ 149 | Profit',
  hero: 'Today so far | € 149 profit | € 226 sold, € 77 spent | Add sale',
  tip: '€ 42 is still on credit | Mrs Vogt and two others pay on Friday',
  trend: 'Profit this week | € 812 | +€ 64',
  data: [96, 118, 84, 132, 149, 171, 62],
  add: 'Add entry',
  use: 'Change entry',
})
