import { defineEntity } from '../entity.ts'

export const asset = defineEntity({
  id: 'asset',
  words: 'asset, liability',
  icon: 'trend',
  groups: 'Cash, Shares, Home, Debts',
  fields: `
    Name | text | World index fund
    Kind | choice | Shares | Cash, Shares, Crypto, Home, Debt
    Value | money | € 24,180
    Updated | date | Fri 20 Nov
    Account | text | Depot 4
    Notes | long | Monthly plan of 200`,
  samples: `
    icon | title | subtitle | value | tone
    trend | World index fund | Shares, +1.2 % this month | € 24,180 | success
    home | Flat, Linden lane | Estimate of October | € 218,000 | primary
    wallet | Current account | Cash, updated today | € 3,412 | neutral
    bolt | Bitcoin | 0.042, −3.1 % | € 2,640 | warning
    building | Mortgage | 1.8 % until 2034 | −€ 141,200 | danger
    car | Car, 2019 | Falls by € 90 a month | € 8,900 | neutral`,
  about: 'Two hundred a month since 2021, and never sold. Up by 1.2 percent in November.',
  facts: '€ 24,180 | Value\n+1.2 % | Month\n21 % | Of all',
  figures: '€ 115,932 | Net worth | +1,240\n€ 257,132 | Assets\n€ 141,200 | Debts',
  hero: 'This month | Up by € 1,240 | Mostly from the index fund | See growth',
  tip: 'Debts below 55 percent | First time since the flat',
  trend: 'Net worth | € 115,932 | +1,240',
  add: 'Add asset',
  use: 'Update value',
})
