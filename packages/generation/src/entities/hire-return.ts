import { defineEntity } from '../entity.ts'

/** How a machine went out and came back, with pictures. */
export const hireReturn = defineEntity({
  id: 'hire-return',
  one: 'Handover',
  many: 'Check-out and return',
  words: 'handover of a machine',
  icon: 'camera',
  groups: 'Out, Back, Damage',
  fields: `
    Machine | text | Telehandler 7 m
    What | choice | Return | Check-out, Return
    Fuel | text | 3 of 4
    Hours | number | 2152
    Photos | photo | truck
    Damage | text | Mirror broken
    Signature | text | L. Osei`,
  samples: `
    icon | title | subtitle | badge | tone
    camera | Telehandler 7 m, return | Osei building, 6 photos, mirror broken | Damage | danger
    upload | Scissor lift 10 m, out | Lindner, 4 photos, signed | Out | primary
    check | Compactor, return | Mrs Vogt, clean, full tank | Fine | success
    upload | Generator, out | Harbour festival, 2 photos | Out | primary
    warning | Trailer, return | Light does not work, € 35 | Damage | warning`,
  about: 'Six photos before and after. The right mirror is broken; the customer has signed it.',
  facts: '6 | Photos\n3 of 4 | Tank\n€ 120 | Damage',
  figures: '2 | With damage\n9 | This week',
  hero: 'With damage | Telehandler 7 m | Mirror broken, signed | Charge it',
  tip: 'Two came back with damage | The mirror costs € 120',
  trend: 'Returns a week | 38 | +3',
  add: 'New handover',
  use: 'Charge damage',
})
