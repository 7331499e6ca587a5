import { defineArchetype } from '../archetype.ts'

export const invoicing = defineArchetype({
  id: 'invoicing',
  words:
    'invoice and quote 20, quote and invoice 20, quotes and invoices 20, invoices and quotes 20, create estimates 16, line items 12, estimates 6, estimate into an invoice 18, quote into an invoice 18, send quotes 12, invoicing 9, invoice 6, freelancer 7, freelance 4, hourly rate 7, billable 7, time tracking 6, timesheet 5, unpaid 4',
  presets: 'clean, editorial',
  icon: 'receipt',
  names: 'Billed, Netto, Clear Books',
  entity: 'invoice',
  screens: `
    home | Overview | home
    browse | Invoices | file
    timer? | Timer | timer
    people | Clients | users
    stats | Earnings | trend
    detail | Invoice
    form | New invoice
    scanner? | Scan | camera
    profile? | Me | user`,
})
