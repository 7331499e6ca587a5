import { defineArchetype } from '../archetype.ts'

export const stocks = defineArchetype({
  id: 'stocks',
  words:
    'stock portfolio 14, stock market 12, stocks and shares 14, stock prices 14, stock trading 14, stock tracker 12, track stocks 14, buy stocks 14, stock quotes 14, stock exchange 14, stocks and crypto 14, stocks i own 14, shares 4, dividend 7, watchlist 4, price alert 5, etf 9, investment portfolio 12, investing 8, broker 5, trading 3',
  examples: `
    What are my shares worth today, gain or loss since I bought, whole portfolio
    Keep my ETFs, bonds and funds in one place with purchase price, number and dividends
    Prices of shares I watch, with an alert when a stock falls below a limit
    Dividend calendar: which company pays when, yield, total per year
    Portfolio across two brokers, split by sector and country, performance against the index
    Paper trading of shares for beginners, buy and sell with play money, portfolio chart of the day
    Investment club of twelve people, our positions, votes on what to buy, minutes
    Candlestick charts, share quotes, stock market news and my orders with the broker
    Long-term investor wants ETF savings plans, dividends, portfolio rebalancing and what the fees cost
    Log each trade in shares: buy price, sell price, broker, reason, gain or loss
    Gold, bonds, index funds and shares: portfolio allocation and yearly return
    Screener for undervalued shares: earnings, price ratio, dividend, watch list of companies`,
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Slow Gains, Long Position, Plain Index',
  entity: 'holding',
  home: 'ledger',
  bars: 'checkout cart',
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
