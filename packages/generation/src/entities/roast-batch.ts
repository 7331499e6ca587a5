import { defineEntity } from '../entity.ts'

/** One batch out of the roaster. */
export const roastBatch = defineEntity({
  id: 'roast-batch',
  one: 'Roast',
  many: 'Roasts',
  words: 'roast batch, coffee roast',
  icon: 'flame',
  groups: 'Filter, Espresso, Tests',
  fields: `
    Green bean | choice | Kochere, washed | Kochere washed, Finca Alta, Huila, House blend
    Batch | text | R-118
    Weight in | text | 6.0 kg
    Charge temperature | text | 198 °C
    First crack | text | 8:40
    Drop time | text | 10:35
    Drop temperature | text | 208 °C
    Weight out | text | 5.15 kg
    Weight loss | text | 14.2 %
    Cupping score | text | 86.5
    Notes | long | Less gas after the turning point`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | R-118, Kochere | In 198°, first crack 8:40, drop 10:35 | 14.2 % | 86.5 | success
    flame | R-117, House blend | In 204°, first crack 9:05, drop 11:50 | 15.6 % | 84.0 | success
    flame | R-116, Finca Alta | In 196°, first crack 8:52, drop 10:40 | 13.9 % | To cup | warning
    flame | R-115, Huila | In 200°, first crack 9:20, drop 11:10 | 14.8 % | 85.5 | success
    flame | R-114, Kochere | Stalled before the crack | 13.1 % | 79.0 | danger
    flame | R-113, House blend | In 204°, first crack 9:02, drop 11:45 | 15.5 % | 84.5 | success`,
  about:
    'Six kilos of washed Kochere. First crack at 8:40, dropped after 1:55 of development at 208 degrees; five kilos fifteen came out.',
  facts: '198° | Charge\n8:40 | First crack\n14.2 % | Loss',
  figures: '42 kg | This week | +6\n7 | Roasts\n85.1 | Cupped',
  hero: 'Next, 14:00 | House blend, 12 kg | Charge at 204°, profile 3 | Start roast',
  tip: 'R-114 stalled before the crack | Half a bar more gas at minute seven',
  trend: 'Weight loss in % | 14.2 | −0.4',
  data: [15.2, 14.9, 15.0, 14.6, 14.8, 14.4, 14.2],
  add: 'Log roast',
  use: 'Roast again',
})
