import { defineArchetype } from '../archetype.ts'

export const invoicing = defineArchetype({
  id: 'invoicing',
  words:
    'income as a freelancer 40, freelance income 30, estimate taxes 28, invoice and quote 20, quote and invoice 20, quotes and invoices 20, invoices and quotes 20, create estimates 16, line items 12, estimates 6, estimate into an invoice 18, quote into an invoice 18, send quotes 12, invoicing 9, invoice 6, freelancer 7, freelance 4, hourly rate 7, billable 7, time tracking 6, timesheet 5, unpaid 4, billing app 22, billing for 14, billing 8',
  examples: `
    I am a freelance translator and want to send invoices with my logo, VAT and due date
    Write an estimate at the customer's kitchen table and turn it into an invoice after the job
    Offers and bills of a self-employed illustrator, by hour or fixed price, with VAT, sent as PDF, open ones reminded
    Who has not paid me yet? Send a friendly reminder after fourteen days
    Painter and decorator: materials, labour, discount, signature, PDF by mail
    Clock my hours per project and put them on the bill at the end of the month
    Invoice numbers that count on by themselves, tax rates, bank details, drafts, sent, overdue, paid
    Quotes and invoices for an event technician: deposit, final amount, costs and a yearly total for the tax adviser
    Small plumbing firm sends quotes, customer accepts with a tap, then we charge
    Graphic designer with six clients, day rates, retainers and a graph of monthly turnover
    Bookkeeping light for sole traders: outgoing bills, expenses scanned, profit this quarter
    Recurring monthly charge for web hosting customers, sent automatically, credit notes too
    Consultant wants to charge travel, kilometres and hours to the client in their currency`,
  presets: 'clean, editorial',
  icon: 'receipt',
  names: 'Billed, Netto, Clear Books',
  entity: 'invoice',
  screens: `
    home | Overview | home
    browse | Invoices | file | | | | mark as paid, send invoices, status
    timer? | Timer | timer | time-entry
    people | Clients | users
    browse! | Expenses | wallet | firm-cost | | | Expenses, expense, costs, spending
    browse! | Quotes | edit | price-quote | | | Quotes, Estimates, quote, estimate, proposals, offers
    stats | Earnings | trend | | | | Earnings, Profit, profit chart, income, revenue, per month, chart, reports, tax
    detail | Invoice
    form | New invoice
    scanner? | Scan | camera
    profile? | Me | user`,
})
