import { defineEntity } from '../entity.ts'

export const donatedGood = defineEntity({
  id: 'donated-good',
  one: 'Item',
  many: 'Stock',
  words:
    'donated good, stock, stock list, inventory, donated food, incoming donation, low stock, best-before date, barcode inventory',
  icon: 'box',
  groups: 'Low, Use soon, Cold room',
  fields: `
    What | text | Pasta, 500 g
    Count | number | 84
    Best before | date | 12 Mar 2027
    Shelf | choice | Dry 2 | Dry 1, Dry 2, Cold room, Hygiene
    Points each | number | 1
    From | text | Market on Linden square`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | Pasta, 500 g | Dry 2, March 2027, 1 point | 84 | Enough | success
    egg | Eggs, ten | Cold room, 26 November, 2 points | 12 | Use soon | warning
    bottle | Long-life milk | Dry 1, May, 1 point | 9 | Low | danger
    carrot | Carrots, 1 kg | Cold room, today, free | 31 | Use soon | warning
    heart | Nappies, size 4 | Hygiene, 4 points | 18 | Enough | success
    coffee | Coffee, 250 g | Dry 1, August, 3 points | 4 | Low | danger`,
  about: 'Six boxes from the market on Linden square, counted by Lea. One point each, two packs a family.',
  facts: '84 | In stock\n1 | Point\nDry 2 | Shelf',
  figures: '412 kg | In stock\n2 | Low\n43 | Use this week',
  trend: 'Given out in kg | 286 | +34',
  hero: 'Use first | Eggs, twelve boxes | Best before 26 November | Put in front',
  tip: 'Milk and coffee are low | Ask for them on Sunday',
  notices:
    'Twelve boxes of eggs | Best before 26 November | egg\nLong-life milk is low | Nine left | bottle\nCarrots are free today | 31 kilos from the market | carrot',
  add: 'Add donation',
  use: 'Take out',
})
