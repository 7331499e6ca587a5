import { defineEntity } from '../entity.ts'

/** Goods on a pallet, by the aisle and level where it stands. */
export const pallet = defineEntity({
  id: 'pallet',
  one: 'Pallet',
  many: 'Pallets',
  words: 'pallet, pallets, warehouse pallet, euro pallet',
  icon: 'layers',
  groups: 'In stock, Damaged, Out',
  fields: `
    Number | text | P-4182
    Goods | text | Paper A4, 40 boxes
    Aisle | choice | C | A, B, C, D
    Level | choice | 2 | 1, 2, 3, 4
    In on | date | Thu 19 Nov
    Status | choice | In stock | In stock, Damaged, Out
    Photo | photo | box`,
  samples: `
    icon | title | subtitle | value | badge | tone
    layers | P-4182 | Paper A4, 40 boxes | C, level 2 | In stock | success
    layers | P-4179 | Oat drink, 60 cases | A, level 1 | In stock | success
    warning | P-4176 | Floor tiles, corner broken | B, level 1 | Damaged | danger
    layers | P-4171 | Garden chairs, 18 | D, level 4 | In stock | success
    truck | P-4168 | Paint, 48 cans | Dock 2 | Out | neutral
    layers | P-4160 | Cable drums, 6 | C, level 3 | In stock | success`,
  about: 'Came in at 8:40 by dock 2 and stands in aisle C, level 2. Film is whole, label faces the aisle.',
  facts: 'C | Aisle\n2 | Level\n8:40 | In at',
  figures: '214 | Pallets | +12\n9 | Out today\n1 | Damaged',
  hero: 'Came in at 8:40 | P-4182, paper A4 | Goes to aisle C, level 2 | Scan pallet',
  tip: 'One is damaged | P-4176, floor tiles, aisle B',
  trend: 'Pallets in a day | 31 | +4',
  add: 'Add pallet',
  use: 'Move pallet',
})
