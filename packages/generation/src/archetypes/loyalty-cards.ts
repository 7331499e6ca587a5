import { defineArchetype } from '../archetype.ts'

export const loyaltyCards = defineArchetype({
  id: 'loyalty-cards',
  words:
    'loyalty stamps 26, stamp loyalty 24, loyalty stamp 24, loyalty cards 18, loyalty card wallet 20, card wallet 16, membership cards 14, store loyalty 16, gift cards 12, coupons 12, coupon 9, vouchers 10, discount codes 12, cashback 10, punch cards 14, stamp cards 14, wallet app to store 14, deals 5, customer cards 26, rewards points 22, cards in one place 24, rewards app 16',
  examples: `
    Loyalty cards from my purse on the phone: perfumery, bakery, petrol, sports shop
    Show the barcode at the cash desk instead of digging for the card
    Stamp card on the phone: ten coffees, the eleventh is free
    Which discount codes are still valid and for which shop
    Gift cards and vouchers for bookshops and cinemas with balance left and expiry
    Our ice-cream parlour gives a point per scoop, reward at twenty
    Local shops of one high street share a bonus programme, collect here, redeem there
    Coupons from leaflets clipped by photo, sorted by end date
    Membership cards for gym and museum, frequent flyer number, all with logo and code
    Cashback from purchases, collected points and what they are worth
    Regulars of my barber shop get a free cut after nine, let them see their stamps
    Points about to expire at a supermarket chain or airline, remind me before`,
  presets: 'clean, bold',
  icon: 'card',
  names: 'Seven of Ten, Pocket, Points',
  entity: 'loyalty-card',
  bars: 'wallet',
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
