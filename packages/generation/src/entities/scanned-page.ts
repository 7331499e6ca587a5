import { defineEntity } from '../entity.ts'

export const scannedPage = defineEntity({
  id: 'scanned-page',
  one: 'Document',
  many: 'Documents',
  words: 'scanned document, scanned page',
  icon: 'file',
  groups: 'All, Letters, Receipts, Contracts',
  fields: `
    Name | text | Lease, signed
    Folder | choice | Contracts | Letters, Receipts, Contracts
    Text found | long | Lease for the flat Linden lane 4, from 1 March
    Format | choice | PDF | PDF, JPEG`,
  samples: `
    icon | title | subtitle | value
    file | Lease, signed | 6 pages, 12 November | 1.8 MB
    receipt | Receipt, hardware shop | 1 page, today | 240 kB
    file | Letter from the bank | 2 pages, Tuesday | 610 kB
    card | Insurance card | 2 sides | 320 kB
    file | School report | 4 pages, July | 1.1 MB
    book | Recipe, Grandma | 1 page, text found | 280 kB`,
  about: 'Six pages, straightened and cropped. The text was found and can be searched.',
  facts: '6 | Pages\n1.8 MB | Size\nPDF | Format',
  figures: '42 | Documents\n3 | Today\n118 | Pages',
  hero: 'Just scanned | Receipt, hardware shop | One page, text found | Share',
  tip: 'Text was found in 39 of 42 | Search goes through all of it',
  add: 'Scan',
  use: 'Share PDF',
})
