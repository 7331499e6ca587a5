import { defineArchetype } from '../archetype.ts'

/** What people paid for their firm: handed in, approved, paid back. */
export const expenseClaims = defineArchetype({
  id: 'expense-claims',
  words:
    'expense report 22, expense reports 22, expense claims 24, expense claim 24, employee expenses 28, staff expenses 26, business expenses 18, company expenses 20, travel expenses 16, expense approval 26, expense management 22, reimbursement 20, reimbursements 22, reimburse 16, mileage claims 22, per diem 16, tracker for employees 30, expense tracker for employees 40, corporate card 18, submit expenses 22, out of pocket 14',
  examples: `
    Employees snap a receipt, pick a category and project, the boss approves, accounting exports the month
    Staff hand in what they paid on business trips and see when it is paid back
    Expense reports for a consulting team: travel, hotel, meals, kilometres by own car, one form for each trip
    Our sales people photograph restaurant bills and taxi receipts and send them for approval
    Claim expenses with receipt, cost centre and VAT; managers accept or refuse, finance pays
    Reimbursement of volunteers: fares and material, bank details, status of each claim
    Company spending by department, limits per person, waiting for approval, rejected with a reason
    Field workers log mileage, parking and tolls and submit them at the end of the week
    Business expense app with policy limits, corporate card, missing receipts and monthly export
    Travel costs of employees in several currencies, daily allowance, approval in two steps
    Manager inbox: expenses of my team waiting for a yes or no, with the picture of the bill
    Which claims are open, approved, paid; totals per project and employee for the accountant
    Small agency: everyone uploads receipts, I approve on Fridays, export to the tax adviser`,
  // One's own spending is handed in to nobody.
  unless:
    /\b(?:private|personal|for one person|just for me|my own (?:spending|expenses|money)|household|monthly budget)\b/i,
  presets: 'clean, dark-pro',
  icon: 'receipt',
  names: 'Paid Back, Fair Claim, Receipt In',
  entity: 'expense-claim',
  bars: 'checkout cart budget week',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Claims | receipt
    browse | Approvals | check | submitted-claim | | | approve, approval, Approvals, approves, reject, rejects, managers, manager, requests, accept
    scanner! | Scan receipt | camera | | | | snap, scan, photo, photograph, picture, receipt, receipts, upload
    stats | Reports | chart | | | | report, reports, export, exports, Monthly report, totals, accounting
    detail | Claim
    form | Submit claim | | | | | submit, choose category, category, hand in, claim expenses
    browse! | Projects | folder | project | | | Projects, by project, per project, cost centres
    profile? | Me | user`,
})
