import { defineEntity } from '../entity.ts'

/** What a small firm spends. */
export const firmCost = defineEntity({
  id: 'firm-cost',
  one: 'Expense',
  many: 'Expenses',
  words: 'expense of a firm',
  icon: 'wallet',
  groups: 'This month, To book',
  fields: `
    What | text | Software, a year
    Amount | money | € 228
    Category | choice | Software | Software, Travel, Office, Material
    Date | date | Tue 17 Nov
    Receipt | photo | receipt`,
  samples: `
    icon | title | subtitle | value | tone
    panelTop | Software, a year | Tue 17 Nov, receipt added | € 228 | primary
    train | Train to Lyon | Mon 16 Nov, for Norrgard | € 84 | primary
    box | Paper and ink | Fri 13 Nov, receipt added | € 31.50 | primary
    home | Desk in the shared office | Monthly, 1 November | € 180 | neutral
    phone | Phone and internet | Monthly, receipt missing | € 42 | danger`,
  about: 'Paid once a year, with the receipt as a PDF. Booked under software.',
  facts: '€ 228 | Amount\n19 % | Tax\n1 | Receipt',
  figures: '€ 566 | This month\n1 | Receipt missing',
  hero: 'Missing | Receipt for phone | € 42, November | Add photo',
  tip: 'One receipt is missing | Phone and internet',
  trend: 'Spent this month | € 566 | −€ 40',
  add: 'Add expense',
  use: 'Add receipt',
})
