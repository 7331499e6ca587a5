import { defineEntity } from '../entity.ts'

export const claimLetter = defineEntity({
  id: 'claim-letter',
  one: 'Document',
  many: 'Documents',
  words: 'claim letter, appeal letter, claim form',
  icon: 'pen',
  groups: 'Drafts, Sent, Templates',
  fields: `
    Kind | choice | Appeal letter | Appeal letter, Request for records, Statement, Expense form
    Claim | text | Memory training
    To | text | Claim office, review unit
    Main points | long | Therapist recommends twelve more weeks, two reports agree`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pen | Appeal letter | Memory training, two pages | Draft | Draft | warning
    file | Request for my records | Claim office, sent 9 November | Sent | Sent | success
    receipt | Expense form, October | Six trips to the clinic | € 84 | Ready | primary
    pen | Statement about the day | One page, signed | Sent | Sent | success`,
  about: 'Two pages that name the rule, the reports and what is asked for. Read it once before it is sent.',
  facts: '2 | Pages\n3 | Papers attached',
  figures: '4 | Letters\n1 | Draft',
  hero: 'Ready to read | Appeal letter | Two pages, three papers attached | Read and send',
  tip: 'Name the decision in the first line | Date and number are filled in',
  trend: 'Letters a month | 3 | +1',
  add: 'Write document',
  use: 'Read and send',
})
