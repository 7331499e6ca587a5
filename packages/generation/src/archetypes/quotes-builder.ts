import { defineArchetype } from '../archetype.ts'

/** What a tradesman or an agency offers a customer: worked out, sent, accepted or not. */
export const quotesBuilder = defineArchetype({
  id: 'quotes-builder',
  words:
    'quote builder 40, price quotes 26, price quote 24, quotation app 30, quotations 20, quoting 24, estimate builder 30, make quotes 28, create quotes 26, send quotes 22, send a quote 20, send quote 20, quotes for customers 26, job estimates 22, estimates for jobs 24, proposals 14, quote generator 34, estimate 6, customer accepts 14, accept the quote 18, quoting tool 32, create a quote 26, quote on site 24',
  examples: `
    Tree surgeons photograph the tree, note height and hazards, price it on the spot and let the customer sign the quote
    Fencing firm: metres, posts and gate go in, the app works out the quote, accepted ones become jobs for the crew
    Painters measure rooms, pick paint, add hours and get a price with tax the customer signs
    Make a price offer on the doorstep: material, labour, travel, discount, and send it as PDF
    Carpenter writes estimates for kitchens and stairs and sees which were accepted
    Landscaper's estimates by square metre with plants, paving and hours, valid for thirty days
    Quotes for fences and gates with line items from a price book, deposit and signature
    Our agency sends proposals with packages and options; the client accepts online
    Moving company quotes by volume, floors and distance, customer says yes by link
    Printing house quote builder: paper, size, copies, finishing, price by quantity
    Electrician builds a quote from templates, margin visible only to him
    Follow up on open quotes, turn an accepted one into a job and an invoice
    Window installer measures on site and the offer is ready before he leaves
    Cleaning firm estimates offices by area and frequency, monthly price, sent by mail
    Quotations of a small machine shop: drawing, pieces, material, machine hours, delivery date`,
  needs:
    /\b(?:customers?|clients?|jobs?|prices?|priced?|estimates?|estimating|quotations?|quoting|labou?r|materials?|tax|vat|invoices?|proposals?|send|contractors?|painters?|trades\w*|builder|signatures?|per hour|sales)\b/i,
  unless: /\b(?:daily|famous|inspir\w+|motivat\w+|sayings?|authors?|favou?rites?|of the day|a day)\b/i,
  presets: 'clean, editorial',
  icon: 'receipt',
  names: 'Fair Price, Signed Yes, By the Metre',
  entity: 'price-quote',
  bars: 'checkout cart slots week',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Quotes | receipt | | | | open quotes, status, accepted, declined, quote templates, templates
    browse | Line items | layers | quote-line | | | Line items, measure, measure rooms, rooms, pick, labour hours, labor hours, hours, materials, material, total, total price, tax, vat, discount, margin, Price book, Price list, products, services, items
    browse! | Customers | users | contact | | | Customers, Clients, Customer list, client list, contacts
    browse! | Invoices | file | invoice | | | Invoices, invoice, invoicing, turn into invoice, deposit, payments
    detail | Quote | | | | | pdf, as pdf, send quote, send, accept, accepts, accept online, sign, signs, approve
    form | New quote
    stats | Numbers | chart
    notifications? | Reminders | bell
    profile? | Me | user`,
})
