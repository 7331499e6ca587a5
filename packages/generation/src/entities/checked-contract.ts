import { defineEntity } from '../entity.ts'

export const checkedContract = defineEntity({
  id: 'checked-contract',
  one: 'Contract',
  many: 'Contracts',
  words: 'contract, legal document, agreement, contract review',
  icon: 'file',
  groups: 'To check, Read, Signed',
  fields: `
    Title | text | Lease, Mill street 4
    With | text | Linden Homes
    Runs until | date | Tue 30 Nov
    Notice by | date | Mon 31 Aug
    File | text | Lease.pdf, 12 pages
    Question | long | Who pays for the repairs?`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Lease, Mill street 4 | 12 pages, two clauses to look at | Risky | danger
    file | Job offer, Harbour Labs | 6 pages, fair notice | Fine | success
    file | Phone plan, 24 months | Renews by itself in March | Look | warning
    file | Loan, kitchen | 9 pages, fees explained | Look | warning
    file | Freelance agreement | 4 pages, rights stay with you | Fine | success
    file | Gym, one year | Notice by 31 December | Look | warning`,
  about:
    'In short: three years, 840 a month, notice of three months. Clause 9 makes you pay for all repairs; clause 14 lets the rent rise every year.',
  facts: '12 | Pages\n2 | Risky\n3 mo | Notice',
  figures: '6 | Contracts\n2 | Risky clauses\n1 | Date ahead',
  hero: 'Two clauses to look at | Lease, Mill street 4 | Repairs and rent, clauses 9 and 14 | Read summary',
  tip: 'Phone plan renews in March | Notice by 31 December',
  trend: 'Read a month | 6 | +2',
  add: 'Upload contract',
  use: 'Ask about it',
})
