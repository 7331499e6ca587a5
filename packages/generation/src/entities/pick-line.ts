import { defineEntity } from '../entity.ts'

/** What one picker takes from the shelves for one order, place by place. */
export const pickLine = defineEntity({
  id: 'pick-line',
  one: 'Line',
  many: 'Pick list',
  words: 'pick line of an order',
  icon: 'check',
  groups: 'To pick, Picked, Short',
  fields: `
    Place | text | A 12, shelf 3
    Item | text | Opal globe, 20 cm
    Pieces | number | 2
    Order | text | 4182
    Confirmed | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    box | A 12-3, opal globe | Order 4182, 2 pieces | Next | primary
    box | A 14-1, oak foot | Order 4182, 4 pieces | To pick | neutral
    box | B 02-2, textile cable | Order 4179, 1 piece | To pick | neutral
    check | A 09-4, price tags | Order 4182, 1 box | Picked | success
    warning | C 07-1, linen oil | Order 4175, 1 of 3 there | Short | danger
    box | C 11-2, gift boxes | Order 4179, 6 pieces | To pick | neutral`,
  about: 'Second rack on the left, third shelf. Scan the place first, then both pieces.',
  facts: 'A 12-3 | Place\n2 | Pieces\n4182 | Order',
  figures: '14 | Lines left\n62 | Picked today',
  hero: 'Next, A 12-3 | Opal globe, 2 pieces | Order 4182, aisle A | Scan',
  tip: '14 lines to go | The shortest way is A, B, C',
  trend: 'Lines an hour | 84 | +6',
  add: 'Add line',
  use: 'Confirm quantity',
})
