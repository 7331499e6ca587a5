import { defineEntity } from '../entity.ts'

export const stockItem = defineEntity({
  id: 'stock item',
  one: 'Item',
  many: 'Items',
  words: 'stock, warehouse, asset, supply, inventory item, part, stock item, merchandise item',
  icon: 'box',
  groups: 'Low, Shelf A, Shelf B, Ordered',
  fields: `
    Item number | text | KW-4182
    Description | long | Opal glass globe, 20 cm
    Quantity | number | 12
    Shelf | text | A 14
    Price | money | € 24.00
    Supplier | text | Lindner and sons`,
  samples: `
    icon | title | subtitle | value | tone
    lamp | Opal globe, 20 cm | KW-4182, shelf A 14 | 12 | primary
    box | Oak foot, round | KW-4190, shelf A 15 | 3 | danger
    bolt | Cable, textile, 3 m | KW-2071, shelf B 02 | 48 | success
    bottle | Linen oil, 250 ml | KW-3310, shelf B 09 | 7 | warning
    tag | Price tags, 100 | KW-1002, office | 4 | success
    gift | Gift boxes, small | KW-1015, office | 26 | success`,
  about: 'Opal glass globe, mouth-blown, 20 cm. Reordered when fewer than five are left.',
  facts: '12 | In stock\nA 14 | Shelf\n€ 24 | Price',
  figures: '1,284 | Items | +36\n5 | Running low\n€ 18.4k | Value',
  hero: 'Running low | Oak foot, round | 3 left, Lindner delivers in 4 days | Order more',
  tip: '5 items run low | Two of them are on the way already',
  trend: 'Stock value | € 18.4k | +2 %',
  use: 'Change stock',
})
