import { defineEntity } from '../entity.ts'

export const file = defineEntity({
  id: 'file',
  words: 'file, folder, document file',
  icon: 'file',
  groups: 'Documents, Pictures, Downloads',
  fields: `
    Name | text | Lease 2026.pdf
    Folder | choice | Documents | Documents, Pictures, Downloads
    Size | text | 1.4 MB
    Changed | date | Tue 17 Nov
    Locked | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    file | Lease 2026.pdf | Documents, Tuesday | 1.4 MB | danger
    folder | Documents | 48 files, changed today | 212 MB | primary
    folder | Pictures | 1,204 files | 6.8 GB | accent
    folder | Downloads | 31 files | 940 MB | warning
    file | Budget autumn.xlsx | Documents, Monday | 88 kB | success
    image | Harbour morning.jpg | Pictures, Sunday | 4.2 MB | neutral`,
  about: 'Eleven pages, signed on the last one. Shared with Omar until the end of the month.',
  facts: '1.4 MB | Size\n11 | Pages\n17 Nov | Changed',
  figures: '41 GB | Used\n23 GB | Free\n1,283 | Files',
  hero: 'Storage | 23 GB are free | Downloads hold 940 MB nobody opened since May | Clean up',
  tip: '940 MB not opened since May | Most of it are old downloads',
  trend: 'Used | 41 GB | +1.2',
  use: 'Open file',
})
