import { defineArchetype } from '../archetype.ts'

export const cashBook = defineArchetype({
  id: 'cash-book',
  words:
    'sales and expenses 22, record sales 14, record my sales 16, daily sales 14, sales today 8, buy on credit 20, customer credit 14, customers who owe 16, credit book 20, khata 22, cash book 22, ledger 8, bookkeeping 14, small business accounting 18, accounting for small 18, daily profit 14, profit and loss 14, income and expenses 8, street vendor 12, street vendors 12, market trader 14, market stall 8, small shop owners 10, shopkeeper 12, shopkeepers 12, till book 14',
  needs: /\b(?:sales?|sold|sell|credit|profit|vendors?|shop|stall|trader|business|shopkeepers?|khata)\b/i,
  presets: 'clean, warm',
  icon: 'wallet',
  names: 'Day Book, In and Out, Closing Time',
  entity: 'book-entry',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Entries | list
    people | Credit | users | credit-customer
    stats | Profit | chart
    checklist? | Stock | box | stock-item
    detail | Entry
    form | New entry
    settings? | Settings | settings`,
})
