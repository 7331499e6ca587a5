import { defineEntity } from '../entity.ts'

/** What is kept ready for repairs. */
export const sparePart = defineEntity({
  id: 'spare-part',
  one: 'Part',
  many: 'Spare parts',
  words: 'machine spare part',
  icon: 'box',
  groups: 'Low, In stock, Ordered',
  fields: `
    Number | text | SP-6204
    Fits | text | Packing line 1
    Left | number | 3
    Place | text | Store, bin 12
    Price | money | € 18.40`,
  samples: `
    icon | title | subtitle | value | tone
    box | Bearing 6204 | SP-6204, bin 12 | 3 | warning
    repeat | Drive belt, 1,200 mm | SP-1200, hook 4 | 0 | danger
    bolt | Fuse 16 A | SP-0016, drawer 2 | 24 | success
    drop | Hydraulic oil, 5 l | SP-0500, cage | 6 | success
    box | Filter, air | SP-0310, bin 7 | 2 | warning
    bolt | Proximity switch | SP-0088, drawer 5 | 5 | success`,
  about: 'Fits packing line 1 and press 4. Two are used a year; three days to deliver.',
  facts: '3 | Left\n€ 18.40 | Price\n3 days | Delivery',
  figures: '212 | Parts\n4 | Low',
  hero: 'Out of stock | Drive belt, 1,200 mm | Ordered, comes at two | See part',
  tip: 'Four parts run low | The drive belt comes today',
  trend: 'Used this month | 18 | +3',
  add: 'Add part',
  use: 'Take one',
})
