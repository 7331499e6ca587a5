import { definePage } from './page.ts'

export const myInvoices = definePage({
  id: 'my-invoices',
  said: 'invoices, my invoices, bills, my bills, view invoices, pay invoices, pay bills, invoices and payments, billing, online payment of bills, bill payment, pay bill, billing and payments, invoice payment',
  unless:
    /create invoices|send invoices|invoicing|freelancers?|invoice (?:generator|maker)|write invoices|offers and invoices|quotes/i,
  within:
    /\b(?:dentist|dental|physio\w*|clinic|practice|doctors?|vet|veterinary|patients?|garage|law firm|lawyer|accountant|tenants?|kindergarten|nursery|school|parents?|gym|swim\w* school|music school|insurance|co-?working|travel|photographer|consult\w+|plumb\w+|electricians?|utility|energy supplier|internet provider|handyman)\b/i,
  name: 'Invoices',
  icon: 'receipt',
  line: 'One is open',
  content: `
    hero € 84.50 open | Due on 3 December
    rows Open
    - receipt | 2026-1142 | 12 November | € 84.50
    rows Paid
    - check | 2026-0981 | 22 September | € 62.00
    - check | 2026-0874 | 8 September | € 128.00
    - check | 2026-0410 | 12 March | € 62.00
    chips Pay with | Card, Bank transfer
    button card | Pay € 84.50
  `,
})
