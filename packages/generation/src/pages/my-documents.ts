import { definePage } from './page.ts'

export const myDocuments = definePage({
  id: 'my-documents',
  said: 'documents, my documents, document download, download documents, contract documents, documents and contracts, contracts, lease documents, shared documents, important documents',
  unless: /scan|sign|archive|management system|storage|upload/i,
  within:
    /\b(?:tenants?|residents?|housing|property|clients?|insurance|parents?|club|members|accountant|law firm|lawyer|travel|tour|employees?|wedding)\b/i,
  name: 'Documents',
  icon: 'file',
  line: 'Two new since October',
  content: `
    rows New
    - file | Bill for 2025 | PDF, 12 November
    - file | Letter of October | PDF, 3 October
    rows Kept
    - file | Contract | PDF, signed in May 2024
    - file | Rules | PDF
    - file | Contacts | PDF
    chips Sort by | Newest, Name
    button download | Download all
  `,
})
