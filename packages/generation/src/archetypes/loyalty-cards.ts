import { defineArchetype } from '../archetype.ts'

export const loyaltyCards = defineArchetype({
  id: 'loyalty-cards',
  words:
    'loyalty cards 18, loyalty card wallet 20, card wallet 16, membership cards 14, store loyalty 16, gift cards 12, coupons 12, coupon 9, vouchers 10, discount codes 12, cashback 10, punch cards 14, stamp cards 14, wallet app to store 14, deals 5',
  presets: 'clean, bold',
  icon: 'card',
  names: 'Seven of Ten, Pocket, Points',
  entity: 'loyalty-card',
  home: 'shelf',
  screens: `
    browse | Cards | card
    scanner | Scan | camera
    ticket | Show code
    map? | Nearby | map
    saved? | Favorites | star
    detail | Card
    form | Add card
    notifications? | Alerts | bell
    settings | Settings | settings`,
})
