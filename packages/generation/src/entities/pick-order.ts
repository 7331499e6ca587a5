import { defineEntity } from '../entity.ts'

export const pickOrder = defineEntity({
  id: 'pick-order',
  one: 'Order',
  many: 'Orders',
  words: 'pick order, warehouse order',
  icon: 'box',
  groups: 'To pick, In work, Packed',
  fields: `
    Order | text | 40218
    Customer | text | Norrgard Studio
    Place | text | A 12, shelf 3
    Amount | number | 6
    Due | time | 14:00
    Notes | long | Fragile, second box`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | Order 40218 | Norrgard Studio, 6 lines, A 12 | 14:00 | In work | primary
    box | Order 40219 | Mill Café, 2 lines, B 4 | 14:30 | To pick | warning
    truck | Order 40215 | Harbour Dental, 11 lines | 12:10 | Packed | success
    box | Order 40221 | East End Books, 4 lines, C 1 | 15:00 | To pick | warning
    warning | Order 40209 | One line is missing, D 7 | Late | Short | danger
    truck | Order 40207 | Linden School, 8 lines | 11:40 | Packed | success`,
  about: 'Six lines in one round: A 12, A 14, B 3. The lamp is fragile and goes into a box of its own.',
  facts: '6 | Lines\nA 12 | Begins\n14:00 | Due',
  figures: '23 | To pick | −6\n41 | Packed today\n1 | Short',
  hero: 'Next round, A 12 | Order 40218, six lines | Due at two, the lamp is fragile | Start round',
  tip: 'D 7 is empty | 12 pieces come on Friday',
  trend: 'Orders a day | 64 | +7',
  data: [48, 52, 50, 57, 55, 57, 64],
  add: 'New order',
  use: 'Scan item',
})
