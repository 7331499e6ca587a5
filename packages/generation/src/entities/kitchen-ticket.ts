import { defineEntity } from '../entity.ts'

export const kitchenTicket = defineEntity({
  id: 'kitchen-ticket',
  one: 'Order',
  many: 'Orders',
  words: 'kitchen order, incoming order, kitchen display, order ticket',
  icon: 'fork',
  groups: 'New, Cooking, Ready',
  fields: `
    Table or name | text | Table 7
    Dishes | long | 2 Margherita, 1 Ortolana, no olives
    Promised at | time | 19:40
    Driver | person | Omar Haddad
    Note | text | Nut allergy`,
  samples: `
    icon | title | subtitle | value | badge | tone
    fork | 118, table 7 | 2 Margherita, 1 Ortolana | 4 min | Cooking | warning
    bag | 119, pick-up Kim | 1 Nduja, 2 lemonade | 7 min | Cooking | warning
    truck | 117, Linden lane 4 | With Omar, 12 minutes | Out | Driving | primary
    fork | 120, table 2 | Soup, then four cheeses | New | New | danger
    bag | 116, pick-up Lea | 3 pizzas | 0 min | Ready | success
    truck | 115, Mill street 14 | Delivered at 19:12 | Paid | Done | neutral`,
  about:
    'Two Margherita and one Ortolana without olives. The guest has a nut allergy: fresh board, fresh knife.',
  facts: '4 min | Left\n3 | Dishes\n7 | Table',
  figures: '6 | Open\n11 min | Average\n1 | Late',
  hero: 'Next out | Order 118, table 7 | Four minutes, nut allergy | Mark ready',
  tip: 'Eleven minutes on average | Two faster than last Friday',
  trend: 'Orders an hour | 24 | +5',
  add: 'New order',
  use: 'Mark ready',
})
