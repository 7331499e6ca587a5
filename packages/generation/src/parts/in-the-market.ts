import { type KindPart, partsOf } from './part.ts'

/** What portfolios, subscriptions and bills have. */
export const inTheMarketParts: readonly KindPart[] = [
  ...partsOf('stocks', [
    {
      said: 'purchases, sales, purchases and sales, buys and sells, transactions, trades, log trades, record trades, buy and sell, trade log, trade history, transaction history, orders, add purchases, add purchases and sales',
      page: 'Trades | repeat | Three this month',
      content: `
        tabs Trades | All, Purchases, Sales
        rows Purchases and sales
        - plus | World Index Fund | Bought 5 at € 98.40, 16 Nov | −€ 492
        - minus | Rail and Sea | Sold 6 at € 52.10, 9 Nov | +€ 312
        - plus | Attic Cloud | Bought 4 at € 121.00, 2 Nov | −€ 484
        button plus | Add a trade`,
    },
    {
      said: 'dividends, dividend calendar, dividend tracker, dividend income, follow dividends, track dividends, dividend tracking, upcoming dividends, dividend payments, dividend history',
      page: 'Dividends | calendar | Next one on Friday',
      content: `
        stats Dividends
        - € 214 | This year
        - 2.9 % | Yield
        rows To come
        - shield | Harbour Insurance | Friday 20 Nov, € 0.85 a share | € 25.50
        - bolt | Northlight Energy | 27 Nov, € 0.92 a share | € 22.10
        chart By month | 8, 0, 31, 12, 22, 0, 38 | M, J, J, A, S, O, N`,
    },
    {
      said: 'gains and losses, gains and losses per position, gain or loss, profit and loss, profits and losses, losses per position, gains, losses, profit per position, unrealised gains, unrealized gains, realised gains, returns, performance per position, total return',
      on: 'stats detail home',
      content: `
        rows Gains and losses
        - trend | Northlight Energy | 24 shares since March | +€ 307 | +20.9 %
        - trend | World Index Fund | 41 shares since 2023 | +€ 884 | +27.8 %
        - trend | Mossfield Foods | 60 shares since June | −€ 96 | −7.9 %`,
    },
    {
      said: 'allocation by sector, sector allocation, asset allocation, allocation, diversification, sectors, allocation by country, sector breakdown, portfolio allocation, diversification chart, breakdown by sector, portfolio breakdown',
      on: 'stats home',
      content: `
        rows Allocation*
        - globe | Mixed funds | World Index Fund | 33 %
        - bolt | Energy | Northlight Energy | 14 %
        - shield | Finance | Harbour Insurance | 16 %
        - cloud | Technology | Attic Cloud | 12 %
        tabs Split | Sector, Country, Currency`,
    },
    {
      said: 'price alerts, price alert, price target, price targets, target price, target prices, price notifications, alert when price target, alerts on price, stop loss alerts',
      on: 'notifications detail',
      content: `
        rows Price alerts
        - bell | Northlight Energy | Above € 80.00, now € 74.00 | On
        - bell | Rail and Sea | Below € 48.00, now € 52.00 | On
        - check | Attic Cloud | Above € 120.00, reached Monday | Done`,
    },
    {
      said: 'multiple currencies, several currencies, currencies, multi-currency, foreign currencies, currency conversion, multi-currency support, different currencies',
      on: 'profile form home',
      content: `
        chips Currency | * EUR, USD, GBP, CHF`,
    },
    {
      said: 'benchmark, benchmark comparison, benchmarks, compare with index, index comparison, performance against index, market index',
      on: 'stats',
      content: `
        line Against the index | 100, 102, 101, 105, 108, 107, 112 | M, J, J, A, S, O, N
        rows Benchmark*
        - trend | Your portfolio | Since May | +12.0 %
        - globe | World index | Since May | +9.4 %`,
    },
    {
      said: 'watchlist, watch list, watchlists, favourite stocks, favorite stocks',
      on: 'saved',
    },
  ]),
  ...partsOf('subscriptions bills', [
    {
      said: 'free trials, free trial, trials, trial periods, trial reminders, trial tracking, free trial reminders, cancel trials, trial end',
      page: 'Trials | clock | One ends on Sunday',
      content: `
        rows Running trials
        - clock | Film box | Free until Sunday 22 Nov, then € 11.99 | 3 days
        - clock | Language course | Free until 2 December, then € 8.00 | 13 days
        switches
        - Warn two days before`,
    },
    {
      said: 'price history, price increases, price changes, price increase alerts, price rises',
      on: 'detail stats',
      content: `
        rows Price history*
        - trend | Since October 2026 | Two euros more a month | € 11.99
        - check | October 2024 to 2026 | As agreed at the start | € 9.99`,
    },
    {
      said: 'how to cancel, cancel subscriptions, cancellation, cancellation periods, cancellation dates, notice period, notice periods, cancel reminders, cancellation reminders, cancellation deadline',
      on: 'detail notifications',
      content: `
        rows Cancellation*
        - calendar | Cancel until | Fri 11 Dec, two weeks before it renews
        - mail | By letter or email | Template is ready
        button mail | Write cancellation`,
    },
    {
      said: 'shared subscriptions, family sharing, split costs, shared costs, split with family, cost sharing, split bills, shared bills',
      on: 'detail',
      content: `
        people Shared with
        - Lea Brandt | Pays a third | € 4.00
        - Omar Haddad | Pays a third | € 4.00`,
    },
    {
      said: 'payment methods, payment method, cards, bank accounts, linked cards, payment cards',
      on: 'detail form profile',
      content: `
        rows Payment method*
        - wallet | Card ending in 0917 | Five are paid with it
        - home | Direct debit | Rent and electricity`,
    },
  ]),
]
