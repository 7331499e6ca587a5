import { defineArchetype } from '../archetype.ts'

export const stocks = defineArchetype({
  id: 'stocks',
  words:
    'stock portfolio 14, stock market 12, stocks and shares 14, stock prices 14, stock trading 14, stock tracker 12, track stocks 14, buy stocks 14, stock quotes 14, stock exchange 14, stocks and crypto 14, stocks i own 14, shares 4, dividend 7, watchlist 4, price alert 5, etf 9, investment portfolio 12, investing 8, broker 5, trading 3',
  examples: `
    What are my shares worth today, gain or loss since I bought
    Keep my ETFs, bonds and funds in one place with purchase price, number and dividends
    Prices of companies I watch, with an alert when one falls below a limit
    Dividend calendar: which company pays when, yield, total per year
    Portfolio across two brokers, split by sector and country, performance against the index
    Paper trading for beginners, buy and sell with play money, chart of the day
    Investment club of twelve people, our positions, votes on what to buy, minutes
    Candlestick charts, quotes, market news and my orders
    Long-term investor wants savings plans, rebalancing and what the fees cost
    Log each trade with entry, exit, reason and result to learn from my mistakes
    Gold, silver, index funds and equities: allocation pie and yearly return
    Screener for undervalued companies: earnings, price ratio, debt, watch list`,
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
