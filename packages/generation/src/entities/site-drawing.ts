import { defineEntity } from '../entity.ts'

/** A plan of a building with its version. */
export const siteDrawing = defineEntity({
  id: 'site-drawing',
  one: 'Drawing',
  many: 'Drawings',
  words: 'drawing of a building site',
  icon: 'layers',
  groups: 'Architect, Structure, Services',
  fields: `
    Number | text | A-204
    Version | text | 4
    Date | date | Tue 17 Nov
    By | person | Lea Brandt
    Changed | text | Windows moved by 20 cm`,
  samples: `
    icon | title | subtitle | badge | tone
    layers | A-204, second floor | Version 4, Tuesday, Lea Brandt | New | primary
    layers | S-110, ceiling ground floor | Version 2, October | Valid | success
    bolt | E-031, lighting, second floor | Version 3, Monday | New | primary
    drop | P-012, shaft 2 | Version 1, to check | Open | warning
    layers | A-110, doors | Version 5, replaced | Old | neutral`,
  about: 'Version 4 moves three windows by twenty centimetres. Older ones are marked as replaced.',
  facts: '4 | Version\n2 | Comments\n1:50 | Scale',
  figures: '48 | Drawings\n2 | New',
  hero: 'New since Tuesday | A-204, second floor | Windows moved by 20 cm | Open',
  tip: 'Two drawings are new | A-204 and E-031',
  trend: 'New a week | 5 | +1',
  add: 'Upload drawing',
  use: 'Download',
})
