import { defineEntity } from '../entity.ts'

/** An order with a number, taken at a counter: what the kitchen still has to make. */
export const counterOrder = defineEntity({
  id: 'counter-order',
  one: 'Order',
  many: 'Orders',
  words: 'counter order, numbered order, order number, pickup order',
  icon: 'fork',
  groups: 'New, Cooking',
  fields: `
    Number | number | 123
    Dishes | long | 1 house burger, fries, lemonade
    For | text | Mara, at the window
    Paid | choice | Card | Card, Cash
    Ready at | time | 12:40
    Note | text | No onions`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | 118 | 2 falafel wraps, 1 lentil soup | 7 min | Cooking | warning
    flame | 119 | 1 house burger, 1 miso bowl, 1 salad | 5 min | Cooking | warning
    fork | 120 | 3 bean tacos, no coriander | 2 min | New | danger
    fork | 121 | Miso bowl without egg | 1 min | New | danger
    fork | 122 | 2 potato pizzas | Just now | New | danger`,
  about: 'Taken at 12:29 and paid by card. Two falafel wraps, one of them without onions, and a lentil soup.',
  facts: '118 | Number\n3 | Dishes\n7 min | Waiting',
  figures: '5 | To cook\n6 min | On average',
  hero: 'Your number | 119 | About four minutes | See order',
  tip: 'Five orders to cook | The oldest has waited for seven minutes',
  add: 'Take an order',
  use: 'Mark ready',
})
