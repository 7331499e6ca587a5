import { defineArchetype } from '../archetype.ts'

export const preorder = defineArchetype({
  id: 'preorder',
  words:
    'meal kit 16, meal kits 16, meal box 14, box subscription 12, bakery 9, pre-order 9, preorder 10, pre-orders 9, butcher 10, flower shop 14, florist 12, farm shop 12, cake orders 14, order cakes 12, pick up in store 12, click and collect 16, cheese shop 12, deli 8, bouquets 10, pick-up point 8, pastry shop 14, order a box every week 16, vegetable direct 14, sell vegetables 12, direct to customer 10, farmers sell 16, sell directly 12, subscription boxes 9, farm boxes 14, veggie box 16',
  presets: 'warm, natural',
  icon: 'bag',
  names: 'Half Past Six, Warm Bag, Corner Oven (bread bakery bake loaf loaves)',
  entity: 'counter-good',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Counter | bag
    cart | Order | cart
    checkout | Pay
    confirmed | Ordered | | | Ready on Saturday
    map? | Shop | map
    history | Orders | clock
    detail | Article
    profile? | Me | user`,
})
