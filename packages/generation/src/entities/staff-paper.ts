import { defineEntity } from '../entity.ts'

/** A paper that belongs to a contract. */
export const staffPaper = defineEntity({
  id: 'staff-paper',
  one: 'Document',
  many: 'Documents',
  words: 'paper of a contract',
  icon: 'file',
  groups: 'Signed, Drafts, Templates',
  fields: `
    Contract | text | Lease, Mill street 12
    Kind | choice | Signed | Signed, Draft, Amendment, Template
    Date | date | Tue 17 Nov
    By | person | Iris Chen`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Lease, Mill street 12, signed | PDF, 18 pages, 2024 | Signed | success
    edit | Service, Osei lifts, draft 3 | Iris Chen, Tuesday | Draft | warning
    plus | Amendment 2, van leasing | One van more, October | Signed | success
    copy | Template, non-disclosure | English, two pages | Template | primary
    copy | Template, supply | Checked in March | Template | primary`,
  about: 'Third draft with the changed liability. Two comments of purchasing are open.',
  facts: '3 | Draft\n18 | Pages\n2 | Comments',
  figures: '214 | Documents\n1 | Draft',
  hero: 'Draft 3 | Service, Osei lifts | Two comments are open | Open',
  tip: 'One draft is open | Osei lifts',
  trend: 'Added this month | 9 | +2',
  add: 'Upload document',
  use: 'Download',
})
