import { defineArchetype } from '../archetype.ts'

export const receipts = defineArchetype({
  id: 'receipts',
  words:
    'receipt keeper 36, receipt scanner 26, receipt organizer 30, receipt 8, expense report 6, expense approval 18, expense claims 18, photograph receipts 14, approve expenses 16, reimbursement 14, travel expenses 14, warranty 6, scan receipt 7',
  examples: `
    Snap the till slip, it reads shop, date, total and tax
    Keep proof of purchase for the fridge so I can claim under guarantee
    Our staff photograph hotel and taxi bills, the boss approves, accounts pay back
    Business trip claims: mileage, meals, per diem, currency, sent as pdf
    Sort slips by category for my tax return at the end of the year
    I lose every bill; photograph, tag, find it when the toaster breaks within two years
    Volunteers get refunded for what they paid for the club, photo, amount, treasurer signs off
    Freelancer needs all business purchases with vat, cost centre, export for the accountant
    When does the warranty on the laptop end, who sold it, where is the invoice
    Petty cash slips of a small theatre, who bought what, still to be reimbursed
    Scan supermarket slips and show what I spent on meat, sweets and drinks
    Corporate card purchases matched with a picture of the bill, missing ones chased
    A receipt manager that reads the total from a photo
    Receipt parser and tracker: scan, shop, amount, tax, done`,
  presets: 'clean, dark-pro',
  icon: 'receipt',
  names: 'Paper Trail, Kept, Tally Roll',
  entity: 'receipt',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Receipts | receipt
    scanner | Scan | camera
    stats | Spending | chart | | Spending tracker
    detail | Receipt
    form | Edit receipt
    settings? | Settings | settings`,
})
