import { defineArchetype } from '../archetype.ts'

export const stocks = defineArchetype({
  id: 'stocks',
  words:
    'stock portfolio 14, stock market 12, stocks and shares 14, stock prices 14, stock trading 14, stock tracker 12, track stocks 14, buy stocks 14, stock quotes 14, stock exchange 14, stocks and crypto 14, stocks i own 14, shares 4, dividend 7, watchlist 4, price alert 5, etf 9, investment portfolio 12, investing 8, broker 5, trading 3',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Slow Gains, Long Position, Plain Index',
  entity: 'holding',
  home: 'ledger',
  screens: `
    home | Portfolio | home
    browse | Holdings | list
    saved | Watchlist | star
    stats | Performance | trend
    feed? | News | file | article
    detail | Holding
    form | Add holding
    notifications? | Alerts | bell
    profile? | Me | user`,
})
