import { defineArchetype } from '../archetype.ts'

export const crypto = defineArchetype({
  id: 'crypto',
  words:
    'crypto portfolio 18, crypto tracker 18, crypto 9, bitcoin 9, coin 4, stock 3, trading 6, portfolio 4, token 4, blockchain 7, nft 6, share price 5, investment 3, cryptocurrency 14, cryptocurrency portfolio 26, coin prices 14, crypto prices 18, bitcoin price 30, bitcoin tracker 28, coin price 20, crypto price 26, ethereum price 28, crypto market 18, crypto exchange 24, bitcoin trading 20',
  examples: `
    Portfolio tracker for crypto coins: live prices, value with chart, price alerts, news and short articles for beginners
    What are my coins worth right now, bought at which price, up or down since yesterday
    Bitcoin price with chart for a day, a week, a year and a ping when it goes above a limit
    Wallet for sending and receiving tokens with a QR address and a seed phrase backup
    Top hundred by market cap, volume and 24h change, star the ones I watch
    Digital art collectibles: my pieces, floor price, owner, chain, last sale
    Practise trading without real money, buy and sell ethereum and altcoins with play dollars
    Portfolio across three exchanges and a cold wallet, profit and loss per asset, tax year export
    Gas fees, staking rewards and swaps on one dark screen
    Alert me when dogecoin drops five percent in an hour
    Market app showing order book, candles and recent trades, made in Flutter with a public API
    Mining rig monitor with hash rate, payouts, electricity cost per coin earned
    Blockchain explorer: paste an address or a transaction and see amounts, confirmations and blocks`,
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'Coldkey, Tickertape, Northpole',
  entity: 'coin',
  bars: 'wallet',
  home: 'ledger',
  screens: `
    home | Portfolio | wallet
    browse | Market | trend
    stats | Charts | chart
    saved | Watchlist | star
    detail | Coin
    form? | Trade
    browse! | News | file | article
    profile? | Me | user`,
})
