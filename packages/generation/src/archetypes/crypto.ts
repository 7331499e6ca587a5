import { defineArchetype } from '../archetype.ts'

export const crypto = defineArchetype({
  id: 'crypto',
  words:
    'crypto 9, bitcoin 9, coin 4, stock 3, trading 6, portfolio 4, token 4, blockchain 7, nft 6, share price 5, investment 3',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Coldkey, Tickertape, Northpole',
  entity: 'coin',
  home: 'ledger',
  screens: `
    home | Portfolio | wallet
    browse | Market | trend
    stats | Charts | chart
    saved | Watchlist | star
    detail | Coin
    form | Trade
    wallet? | Wallet | card
    profile? | Me | user`,
})
