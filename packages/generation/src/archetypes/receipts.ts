import { defineArchetype } from '../archetype.ts'

export const receipts = defineArchetype({
  id: 'receipts',
  words:
    'receipt 8, expense report 6, expense approval 18, expense claims 18, photograph receipts 14, approve expenses 16, reimbursement 14, travel expenses 14, warranty 6, scan receipt 7',
  presets: 'clean, dark-pro',
  icon: 'receipt',
  names: 'Paper Trail, Kept, Tally Roll',
  entity: 'receipt',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Receipts | receipt
    scanner | Scan | camera
    stats | Spending | chart
    detail | Receipt
    form | Edit receipt
    settings? | Settings | settings`,
})
