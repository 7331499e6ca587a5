import { defineEntity } from '../entity.ts'

export const receipt = defineEntity({
  id: 'receipt',
  words: 'receipt, invoice, warranty, expense report, bill scan',
  icon: 'receipt',
  groups: 'Food, Home, Work, Travel',
  fields: `
    Shop | text | Norrgard
    Amount | money | € 129.00
    Date | date | Thu 19 Nov
    Category | choice | Home | Food, Home, Work, Travel
    Lines | long | Desk lamp € 84.00, Kettle € 45.00
    VAT | money | € 20.60
    Warranty until | date | 19 Nov 2028`,
  samples: `
    icon | title | subtitle | value | tone
    lamp | Norrgard | Home, 19 Nov | € 129.00 | accent
    cart | Markthalle Neun | Food, 17 Nov | € 34.80 | primary
    train | City transport | Travel, 16 Nov | € 58.00 | success
    coffee | Café Aliança | Work, 14 Nov | € 12.40 | warning
    tools | Corner hardware | Home, 12 Nov | € 27.95 | neutral
    book | Dog-eared | Work, 9 Nov | € 18.00 | primary`,
  about: 'Read from the picture and paid by card. Lamp and kettle are under warranty for two years.',
  facts: '€ 129.00 | Amount\n2 | Lines\n€ 20.60 | VAT',
  figures: '€ 412 | This month\n26 | Receipts\n4 | Under warranty',
  hero: 'Just scanned | Norrgard | € 129.00, 2 lines, home | Check it',
  tip: 'One warranty ends soon | The toaster is covered until 2 December',
  trend: 'Spent this month | € 412 | −€ 38',
  data: [20, 80, 132, 150, 178, 248, 412],
  labels: ['1', '4', '7', '10', '13', '16', '19'],
  part: 'Add line',
  add: 'Scan receipt',
  use: 'Edit receipt',
})
