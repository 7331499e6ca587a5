import { defineArchetype } from '../archetype.ts'

export const clientPortal = defineArchetype({
  id: 'client-portal',
  words:
    'e-signature 34, esignature 34, tax declaration 28, tax return 24, client portal 24, client app for 16, my accountant 20, for an accountant 14, accountant document 20, accountant 8, tax adviser 18, tax advisor 18, tax return 14, exchange documents 16, document exchange 18, missing documents 12, documents from clients 16, sign documents 8, law firm clients 18, share documents with clients 18',
  examples: `
    Send receipts to my bookkeeper by photo and see what is missing, accountant and client exchange documents
    Tax adviser's clients upload documents and sign the return
    Law firm gives people a safe place to exchange contracts and messages, documents to sign
    Payroll bureau asks for sick notes and hours by the fifth, client hands in papers each month
    Mortgage broker collects salary slips and identity from buyers, with a to do of missing documents per client
    Year end: which papers does my adviser still need? Documents for the accountant
    Secure mailbox between our consultancy and those we serve, with signed letters, client documents exchanged safely
    VAT deadline reminders and approve the report with one tap, papers still open shown in red
    Architect shows plans, invoices and approvals to the owners, documents for clients to sign
    Wedding planner's or event agency's portal for couples and clients: timeline, budget, files to sign, messages
    Interior designer's clients see drafts, offers and the timeline, sign files and write messages
    Audit requests list, upload, comment, accepted, documents clients send the auditor
    Wealth manager wants customers to find reports and write to him, papers signed on the phone
    Small business hands in bank statements monthly, accountant ticks them off, missing documents and tax messages`,
  presets: 'clean, calm',
  icon: 'file',
  names: 'Paper Desk, All Here, Signed and Sent',
  entity: 'client-paper',
  home: 'focus',
  screens: `
    home | This month | home
    browse | Documents | file
    chats | Messages | chat
    calendar | Deadlines | calendar
    scanner? | Photo | camera
    form? | Sign
    detail | Document
    notifications? | News | bell
    profile | Me | user`,
})
