import { defineEntity } from '../entity.ts'

export const coin = defineEntity({
  id: 'coin',
  words:
    'coin, crypto, cryptocurrency, bitcoin, token, share, stock price, fund, portfolio, investment, holding',
  icon: 'trend',
  groups: 'Rising, Falling, Mine',
  fields: `
    Amount | money | € 200.00
    Order | choice | Buy | Buy, Sell
    Coin | choice | Aurum | Aurum, Tidal, Cobalt
    Limit | text | € 41,200
    Repeat weekly | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    trend | Aurum | AUR, 0.084 held | € 3,410 | success
    trend | Tidal | TDL, 412 held | € 1,204 | danger
    trend | Cobalt | COB, 88 held | € 980 | success
    trend | Lumen Ring | LMR, 1,600 held | € 640 | success
    trend | Marrow | MRW, 31 held | € 318 | danger
    trend | Northfold | NFD, 12 held | € 204 | success`,
  about: 'Steady since September. Volume is a third above its month.',
  facts: '€ 40,595 | Price\n+6.1 % | Week\n0.084 | Held',
  figures: '€ 7,194 | Portfolio | +4.6 %\n€ 312 | This week | +€ 88\n6 | Coins',
  hero: 'Up 6.1 % | Aurum passed € 40,000 | First time since May | See chart',
  tip: 'Tidal fell by 2.3 % | It is 17 % of what you hold',
  trend: 'Portfolio | € 7,194.00 | +4.6 %',
  data: [58, 57, 59, 60, 58, 61, 60, 62],
  labels: ['20 Oct', '30 Oct', '9 Nov', '19 Nov'],
  add: 'Trade',
  use: 'Buy',
})
