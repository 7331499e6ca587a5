import { defineEntity } from '../entity.ts'

export const viewedDocument = defineEntity({
  id: 'viewed-document',
  one: 'Document',
  many: 'Documents',
  words: 'pdf document, office document',
  icon: 'file',
  groups: 'Recent, PDF, Sheets, Slides',
  fields: `
    Name | text | Field guide.pdf
    Folder | text | Downloads
    Pages | number | 48
    Last read | text | Page 12`,
  samples: `
    icon | title | subtitle | value
    file | Field guide.pdf | Page 12 of 48, today | 2.4 MB
    file | Boiler manual.pdf | Page 3 of 96, Tuesday | 8.1 MB
    chart | Household 2026.ods | 4 sheets, Monday | 84 kB
    file | Letter to the council.docx | 2 pages, Sunday | 31 kB
    image | Summer evening.odp | 14 slides, 12 Nov | 5.2 MB
    file | Train map.pdf | 1 page, 9 Nov | 1.1 MB`,
  about:
    'Birds of the shore are known by their call long before they are seen. Stand still, count to sixty, and write down what you hear.',
  facts: '48 | Pages\n12 | Last read\n2.4 MB | Size',
  figures: '38 | Documents\n6 | Open\n4 | Bookmarks',
  hero: 'Page 12 of 48 | Field guide.pdf | Opened this morning | Read on',
  tip: 'Your place is kept | In every document you open',
  add: 'Open file',
  use: 'Read',
})
