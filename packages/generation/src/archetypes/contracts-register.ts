import { defineArchetype } from '../archetype.ts'

/** All contracts of a firm with dates, owners and papers. */
export const contractsRegister = defineArchetype({
  id: 'contracts-register',
  words:
    'contract management 44, contracts register 36, contract register 36, contract lifecycle 34, contract tracker 32, all contracts 26, contracts with expiry 36, expiry dates of contracts 34, contract renewals 34, renewals 14, supplier contracts 26, contract database 34, contract repository 34, legal department 24, law department 26, in-house lawyers 24, notice periods 22, vendor contracts 28',
  examples: `
    Legal team keeps every agreement with expiry date, notice period and who is responsible
    Remind us before a contract renews by itself and show what it costs a year
    Supplier and lease contracts in one list with the signed PDF and the department
    Approval of new contracts by legal, purchasing and management, step by step
    Small firm wants to see which agreements run out in the next three months
    Contract management with versions, signatures, amendments and tasks
    Non-disclosure agreements, licences and service contracts searchable by partner
    Property firm tracks maintenance and insurance contracts with dates of notice
    Purchasing department compares terms, price rises and end dates of vendors
    In-house lawyers get requests for contracts from colleagues and send drafts back
    Hospital administration keeps service agreements of devices with renewal dates
    Archive of old contracts, running ones, drafts, filter by type and owner
    Clubs and associations keep sponsor and rental agreements and deadlines`,
  presets: 'clean, dark-pro',
  icon: 'file',
  names: 'Fine and Final, Due Notice, Countersigned',
  entity: 'firm-contract',
  bars: 'checkout cart slots chats thread week',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Contracts | file | | | | Contracts, contract list, all contracts, responsible person, owner, department, types, search
    browse! | Renewals | repeat | contract-date | | | Renewals, Expiry dates, expiry, expire, expires, expiring, renewal, notice, notice periods, deadlines, dates, end dates
    browse! | Approvals | check | contract-approval | | | Approvals, Approval workflow, approval, approve, approves, workflow, signatures, sign, e signature, review
    browse! | Documents | folder | staff-paper | | | Documents, document, files, attachments, pdf, templates, clauses, versions
    detail | Contract
    form | Add contract
    notifications | Reminders | bell | | | | Reminders, reminder, remind, alerts, alert, notifications
    stats? | Numbers | chart
    profile? | Me | user`,
})
