import { defineEntity } from '../entity.ts'

/** What was built wrong and has to be mended. */
export const siteDefect = defineEntity({
  id: 'site-defect',
  one: 'Defect',
  many: 'Defects',
  words: 'site defect, snag list entry',
  icon: 'warning',
  groups: 'Open, In work, Done',
  fields: `
    Place | place | Second floor, door 2.14
    What | long | Crack above the door, 40 cm
    Trade | choice | Plaster | Plaster, Windows, Electric, Plumbing
    Assigned to | text | Osei plastering
    Due | date | Fri 27 Nov
    Photo | photo | building`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Crack above door 2.14 | Osei plastering | 27 Nov | Open | danger
    home | Window seal, flat 7 | Lindner windows | 24 Nov | In work | warning
    bolt | Socket loose, kitchen 3 | Harbour electric | 25 Nov | Open | danger
    drop | Leak at the riser, shaft 2 | Mill plumbing | 18 Nov | Overdue | danger
    check | Tile cracked, bath 3 | Replaced on Tuesday | 17 Nov | Done | success`,
  about: 'Found on Tuesday with two photos. The plasterer comes on Thursday; a photo after closes it.',
  facts: '8 days | Left\n2 | Photos\nPlaster | Trade',
  figures: '7 | Open\n1 | Overdue',
  hero: 'Overdue since Wednesday | Leak at the riser | Mill plumbing, shaft 2 | See defect',
  tip: 'Seven defects are open | One is overdue since Wednesday',
  trend: 'Closed this week | 9 | +3',
  add: 'Add defect',
  use: 'Mark as done',
})
