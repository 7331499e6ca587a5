import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What is earned, owed, billed and given back, in apps of any kind. */
export const moneyAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'earnings, my earnings, payouts, payout, seller payouts, get paid, get paid weekly, get paid monthly, paid monthly, paid weekly, earnings dashboard, earnings overview, income overview, withdraw earnings, weekly payouts, track earnings',
    page: 'Earnings | wallet | Next payout on Friday',
    content: `
      hero € 642.00 | Goes to your account on Friday 20 November.
      chart This week | 84, 112, 64, 148, 96, 138, 0 | M, T, W, T, F, S, S
      stats Earnings
      - € 2,418 | This month
      - 31 | Paid jobs
      rows Paid out
      - check | 9 to 15 November | Account ending in 0917 | € 588.00
      - check | 2 to 8 November | Account ending in 0917 | € 614.50
      - check | 26 October to 1 November | Account ending in 0917 | € 572.00
      button wallet | Pay out now`,
  },
  {
    said: 'invoices, invoicing, send invoices, create invoices, generate invoices, invoice generation, invoice clients, invoice customers, billing, invoice management, automatic invoices, pdf invoices, invoice, digital invoices',
    page: 'Invoices | receipt | Two are open',
    content: `
      stats
      - € 1,248 | Open
      - € 6,310 | Paid this year
      tabs Invoices | Open, Paid, Drafts
      rows
      - receipt | 2026-118, Norrgard Studio | Due on 30 November | € 860.00 | Open
      - receipt | 2026-117, Harbour Dental | Due on 27 November | € 388.00 | Sent
      - check | 2026-116, Linden and sons | Paid on 12 November | € 524.00 | Paid
      button plus | New invoice
      quiet download | Download as PDF`,
  },
  {
    said: 'quotes, send quotes, estimates, cost estimates, quotations, create quotes, price quotes, quotes and invoices, estimates and invoices, proposals, send proposals',
    // What somebody wise said is none of these.
    within:
      /\b(?:customers?|clients?|freelanc\w*|contractors?|agenc(?:y|ies)|business\w*|repairs?|plumb\w*|electric\w*|clean\w*|renovat\w*|services?|movers?|builders?|installers?|jobs|trades?\w*|garage)\b/i,
    page: 'Quotes | file | One was accepted today',
    content: `
      rows
      - file | Q-214, Norrgard Studio | Sent on Tuesday | € 2,150 | Sent
      - check | Q-213, Harbour Dental | Accepted today, 8:40 | € 860 | Accepted
      - edit | Q-212, Linden and sons | Draft, two lines | € 540 | Draft
      fields
      - Customer | person | Omar Haddad
      - What for | text | Two days of work and material
      - Amount | money | € 860
      - Valid until | date | Fri 4 Dec
      button send | Send quote`,
  },
  {
    said: 'deposit, security deposit, deposits, pay deposit, leave deposit, leave a deposit, pay a deposit, refundable deposit, damage deposit, deposit payment, deposits and payments',
    on: 'checkout slots detail',
    content: `
      rows Deposit*
      - wallet | Deposit | Back within three days | € 100.00`,
  },
  {
    said: 'insurance options, insurance add-on, insurance add-ons, damage insurance, add insurance, protection plan, insurance, cancellation insurance, damage protection',
    within:
      /\b(?:rent\w*|hire|lend\w*|borrow\w*|book\w*|trips?|travel\w*|gear|equipment|parcels?|shipp\w*|campers?|vans?|boats?)\b/i,
    on: 'checkout slots detail',
    content: `
      rows Insurance*
      - shield | Basic | € 500 of a damage are yours | Included
      - shield | Full cover | Nothing is left to pay | € 9 a day
      switches
      - x Full cover`,
  },
  {
    said: 'late fees, late fee, overdue fees, overdue fines, fines, penalty fees, late charges',
    page: 'Late fees | clock | € 4.00 open',
    content: `
      hero € 4.00 open | Two days late, € 2.00 a day.
      rows
      - clock | {title 1} | Due on Tuesday, back on Thursday | € 4.00 | Open
      - check | {title 2} | 14 October, one day | € 2.00 | Paid
      button card | Pay € 4.00`,
  },
  {
    said: 'commission, commissions, platform fee, platform fees, service fee, commission tracking, commission system, commission based',
    page: 'Commission | wallet | 12 % of each sale',
    content: `
      stats
      - 12 % | Of each sale
      - € 318 | This month
      chart By week | 64, 88, 72, 94 | 44, 45, 46, 47
      rows
      - receipt | Sale on 18 November | € 84.00 | € 10.08
      - receipt | Sale on 17 November | € 120.00 | € 14.40
      - receipt | Sale on 15 November | € 46.00 | € 5.52`,
  },
  {
    said: 'tips, tip, tipping, tip driver, leave a tip, add a tip, tip staff, tip jar, in-app tips, tip option',
    within:
      /\b(?:drivers?|couriers?|waiters?|waitress\w*|barbers?|stylists?|hair\w*|restaurants?|deliver\w*|salons?|staff|riders?|cleaners?|tour guides?|musicians?|creators?|masseu\w*)\b/i,
    on: 'checkout confirmed detail',
    content: `
      chips Tip* | None, € 1, * € 2, € 5, Other`,
  },
  {
    said: 'refunds, refund, request refund, request a refund, refund requests, money back, refund status, refunds and cancellations',
    page: 'Refunds | refresh | One is on its way',
    content: `
      rows
      - refresh | Order KW-4182 | Asked for on Tuesday | € 18.00 | On its way
      - check | Order KW-4071 | Back on your card since 2 November | € 9.50 | Paid
      chips What was wrong | Something was missing, Came too late, Was damaged, Other
      fields
      - Order | text | KW-4190
      - What happened | long | One of two arrived
      - Photo | photo | box
      button send | Ask for a refund`,
  },
  {
    said: 'expense splitting, split expenses, split costs, split the costs, split bills, bill splitting, cost sharing, share costs, share expenses, shared expenses, group expenses, split rent, split the rent, split utilities, rent splitting, split groceries, split rent and utilities, shared costs, who owes what, who owes who, who owes whom, fare split, fare splitting, split fare, split fares, split the fare, bill split',
    page: 'Shared costs | wallet | Kim owes you € 24.50',
    content: `
      hero You get € 18.50 | Kim owes you € 24.50, you owe Ana € 6.00.
      rows Paid lately
      - home | Rent, November | Omar, for all four | € 1,640.00
      - bolt | Electricity and internet | You, for all four | € 98.00
      - cart | Groceries on Saturday | Ana, for three | € 42.60
      fields
      - What for | text | Groceries
      - Amount | money | € 34.80
      - Paid by | person | Lea Brandt
      - Shared by | choice | All | All, Two of us, Chosen ones
      button plus | Add a cost
      quiet check | Settle up`,
  },
  {
    said: 'expense claims, expense claim, expense reports, reimbursements, expense reimbursement, submit expenses, claim expenses',
    page: 'Expenses | receipt | € 84.20 to come',
    content: `
      stats
      - € 84.20 | To come
      - € 312.00 | Paid back
      rows
      - receipt | Train to the customer | 17 November | € 46.20 | Sent
      - receipt | Lunch for three | 12 November | € 38.00 | Approved
      fields
      - What for | text | Train to the customer
      - Amount | money | € 46.20
      - Receipt | photo | receipt
      button send | Hand in`,
  },
  {
    said: 'net worth, net worth tracking, net worth tracker',
    page: 'Net worth | trending | € 1,240 more than in October',
    content: `
      hero € 48,210 | What you have, less what you owe.
      line Since June | 44, 44.8, 45.9, 46.2, 47, 48.2 | Jun, Jul, Aug, Sep, Oct, Nov
      rows
      - wallet | Accounts | Everyday and savings | € 12,480
      - trending | Shares and funds | 6 positions | € 41,930
      - home | Loans | Car, until 2028 | −€ 6,200`,
  },
  {
    said: 'credit score, credit scores, credit score tracking',
    page: 'Credit score | shield | Eight points more since August',
    content: `
      ring Score | 0.84 | 742 | Very good
      line Since June | 728, 730, 734, 734, 739, 742 | Jun, Jul, Aug, Sep, Oct, Nov
      rows What counts
      - check | Paid on time | All of the last 24 months
      - card | Used of the limit | 18 %
      - clock | Oldest account | Nine years`,
  },
  {
    said: 'cash flow, cash flow chart, cashflow, income vs expenses, income and expenses chart',
    page: 'Cash flow | chart | € 420 left over in November',
    content: `
      stats
      - € 3,120 | Came in
      - € 2,700 | Went out
      chart Left over | 310, 260, 480, 390, 540, 420 | Jun, Jul, Aug, Sep, Oct, Nov
      agenda Still to come
      - 24 Nov | Electricity | − € 64.00
      - 28 Nov | Salary | + € 3,120.00
      - 1 Dec | Rent | − € 890.00`,
  },
  {
    said: 'debt payoff, debt tracker, debt payoff plan, pay off debt, loan payoff, debts, debt tracking, debt snowball',
    page: 'Debts | trending | Free of debt in March 2028',
    content: `
      ring Paid off | 0.46 | 46 % | of € 11,400
      rows
      - card | Credit card | € 140 a month | € 820
      - car | Car loan | € 190 a month | € 4,310
      - education | Student loan | € 80 a month | € 1,070
      fields
      - Extra each month | money | € 50
      button check | Pay off sooner`,
  },
  {
    said: 'dues payment, pay dues, dues, membership fees, membership fee, fee payments, pay fees, fee payment, pay rent, rent payment, membership payments, monthly fees, pay membership, pay membership fees, club fees, tuition payment, pay tuition, hoa fees',
    page: 'Payments | card | € 120.00 due on 30 November',
    content: `
      hero € 120.00 | For the fourth quarter, due on 30 November.
      chips Pay with | * Card, Bank transfer
      rows Paid
      - check | Third quarter | 28 August | € 120.00
      - check | Second quarter | 30 May | € 120.00
      - check | First quarter | 27 February | € 115.00
      switches
      - Pay by itself
      - x Remind a week before
      button card | Pay € 120.00`,
  },
  {
    said: 'compare two offers, compare offers, compare loans, loan comparison, side by side comparison, side-by-side comparison, compare two, compare plans, offer comparison, compare quotes, comparison of offers, compare two loans, compare options',
    page: 'Compare | layers | The second is € 1,840 cheaper',
    content: `
      fields
      - First, amount | money | € 180,000
      - First, percent | number | 3.4
      - Second, amount | money | € 180,000
      - Second, percent | number | 3.3
      stats A month
      - € 891 | First
      - € 882 | Second
      rows In all
      - chart | First | 25 years at 3.4 % | € 267,400
      - check | Second | 25 years at 3.3 % | € 265,560 | Cheaper`,
  },
])
