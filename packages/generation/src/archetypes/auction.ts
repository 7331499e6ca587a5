import { defineArchetype } from '../archetype.ts'

export const auction = defineArchetype({
  id: 'auction',
  words:
    'auction 14, auctions 14, auction house 18, place bids 16, bid on 14, bidding 12, bidders 12, highest bid 12, silent auction 20, hammer price 16, reserve price 10',
  presets: 'editorial, bold',
  icon: 'tag',
  names: 'Going Once, Lot & Hammer, Last Bid',
  entity: 'auction-lot',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Lots | search
    saved | Watching | heart
    history | My bids | clock
    detail | Lot
    confirmed | Bid placed
    form | Sell
    profile | Me | user`,
})
