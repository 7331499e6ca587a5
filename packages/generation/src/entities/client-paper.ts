import { defineEntity } from '../entity.ts'

export const clientPaper = defineEntity({
  id: 'client-paper',
  one: 'Document',
  many: 'Documents',
  words: 'client document, missing document, tax return, tax document',
  icon: 'file',
  groups: 'Missing, To sign, Done',
  fields: `
    Document | text | Receipts, October
    Month | choice | November | October, November, December
    Photo | photo | receipt
    Due | date | Fri 4 Dec
    Signed | switch | no
    Note | long | Two of them are in Swedish`,
  samples: `
    icon | title | subtitle | value | badge | tone
    receipt | Receipts, October | 14 photos sent | 12 Nov | Done | success
    warning | Bank statement, October | Not there yet | 27 Nov | Missing | danger
    file | Tax return 2025 | Read and sign | 4 Dec | To sign | warning
    receipt | Invoice 2026-118 | Photo sent today | 19 Nov | Checked | success
    warning | Fuel receipts | Three are not readable | 27 Nov | Missing | danger
    file | Payroll, November | From your accountant | 25 Nov | New | primary`,
  about: 'Sixteen pages, ready since Tuesday. Read page 4 and sign on the last one.',
  facts: '16 | Pages\n4 Dec | Due\n1 | To sign',
  figures: '2 | Missing\n1 | To sign\n14 | Sent',
  hero: 'Two are missing | Bank statement and fuel | Until Friday, 27 November | Send a photo',
  tip: 'October is nearly complete | 14 of 16 are there',
  trend: 'Documents a month | 16 | +2',
  add: 'Send document',
  use: 'Sign',
})
