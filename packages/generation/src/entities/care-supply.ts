import { defineEntity } from '../entity.ts'

/** What is used up, and how long it lasts. */
export const careSupply = defineEntity({
  id: 'care-supply',
  one: 'Supply',
  many: 'Supplies',
  words: 'stoma supply, care supply, medical supply',
  icon: 'box',
  groups: 'All, Low, Ordered',
  fields: `
    Name | text | Bags, 30 mm
    Left | number | 14
    A week | number | 3
    Order below | number | 10
    Ordered on | date | Mon 2 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | Bags, 30 mm | Last until 20 December | 14 | Enough | success
    box | Sealing rings | Last until Friday | 3 | Order now | danger
    drop | Remover spray | Half a can | 1 | Low | warning
    layers | Dry wipes | Two packs | 120 | Enough | success
    bag | Disposal bags | Ordered, due on Tuesday | 8 | Ordered | primary`,
  about: 'Three a week, so fourteen last until just before Christmas. The pharmacy needs four days.',
  facts: '14 | Left\n3 | A week\n20 Dec | Until',
  figures: '5 | Supplies\n1 | To order\n1 | Ordered',
  hero: 'Order now | Sealing rings | Three are left, that is until Friday | Mark as ordered',
  tip: 'The pharmacy needs four days | So order on Monday',
  add: 'Add supply',
  use: 'Mark as ordered',
})
