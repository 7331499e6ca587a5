import { defineEntity } from '../entity.ts'

export const receipt = defineEntity({
  id: 'receipt',
  words: 'receipt, invoice, warranty, expense report, bill scan',
  icon: 'receipt',
  groups: 'Food, Home, Work, Travel',
  fields: `
    Shop | text | Markthalle Neun
    Amount | money | € 34.80
    Date | date | Thu 19 Nov
    Category | choice | Food | Food, Home, Work, Travel
    Warranty until | date | 19 Nov 2028
    Notes | long | Half is for the office`,
  samples: `
    icon | title | subtitle | value | tone
    cart | Markthalle Neun | Food, 19 Nov | € 34.80 | primary
    lamp | Norrgard | Home, 17 Nov | € 129.00 | accent
    train | City transport | Travel, 16 Nov | € 58.00 | success
    coffee | Café Aliança | Work, 14 Nov | € 12.40 | warning
    tools | Corner hardware | Home, 12 Nov | € 27.95 | neutral
    book | Dog-eared | Work, 9 Nov | € 18.00 | primary`,
  about:
    'Read from the picture: rye bread € 3.20, tomatoes € 4.10, olive oil € 11.90 and eight more lines. VAT 7 %, paid by card.',
  facts: '€ 34.80 | Amount\n11 | Lines\n7 % | VAT',
  figures: '€ 412 | This month | −€ 38\n26 | Receipts\n4 | Under warranty',
  hero: 'Just scanned | Markthalle Neun | € 34.80, 11 lines, food | Check it',
  tip: 'Warranty ends soon | The kettle is covered until 2 December',
  trend: 'Spent this month | € 412 | −€ 38',
  add: 'Scan receipt',
  use: 'Edit receipt',
})
