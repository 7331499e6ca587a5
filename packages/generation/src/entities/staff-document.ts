import { defineEntity } from '../entity.ts'

/** Papers between a firm and those who work there. */
export const staffDocument = defineEntity({
  id: 'staff-document',
  one: 'Document',
  many: 'Documents',
  words: 'employment document, hr document',
  icon: 'file',
  groups: 'Mine, Company, To sign',
  fields: `
    Name | text | Work contract
    Kind | choice | Contract | Contract, Certificate, Policy, Tax
    Date | date | Mon 2 Nov
    File | text | contract-2024.pdf
    Signed | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Work contract | Signed on 1 March 2024 | Signed | success
    edit | Remote work agreement | Waits for your signature | To sign | warning
    receipt | Tax certificate 2025 | PDF, 2 pages | New | primary
    book | Staff handbook | For everybody, changed in October | Read | neutral
    shield | Safety briefing | Read until Friday | To sign | warning
    file | Letter of employment | Asked for on Tuesday | In work | neutral`,
  about: 'Signed by both sides on 1 March 2024. The last change is the one about working hours.',
  facts: '2024 | Signed\n4 | Pages\n1 | Change',
  figures: '2 | To sign\n6 | Documents',
  hero: 'Waits for your signature | Remote work agreement | Two pages | Read and sign',
  tip: 'Two papers wait for you | The safety briefing until Friday',
  trend: 'Signed this month | 4 | +1',
  add: 'Upload document',
  use: 'Download',
})
