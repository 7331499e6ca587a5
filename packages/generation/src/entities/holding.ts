import { defineEntity } from '../entity.ts'

export const holding = defineEntity({
  id: 'holding',
  words: 'stock portfolio, holding, etf',
  icon: 'trend',
  groups: 'Shares, Funds, Cash',
  fields: `
    Name | text | Northlight Energy
    Shares | number | 24
    Bought at | money | € 61.20
    Price alert | money | € 80.00
    Bought on | date | 4 Mar 2025
    Notes | long | Dividend in May and November`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Northlight Energy | 24 shares | € 1,776 | +2.1 % | success
    globe | World Index Fund | 41 shares | € 4,059 | +0.4 % | success
    leaf | Mossfield Foods | 60 shares | € 1,122 | −1.3 % | danger
    train | Rail and Sea | 18 shares | € 936 | +0.9 % | success
    shield | Harbour Insurance | 30 shares | € 2,040 | −0.2 % | danger
    cloud | Attic Cloud | 12 shares | € 1,488 | +3.8 % | success`,
  about: 'Up since the wind parks went online in spring. Dividend comes in May and in November.',
  facts: '€ 74.00 | Price\n+20.9 % | Since bought\n€ 1.85 | Dividend',
  figures: '€ 12,480 | Worth | +0.8 %\n+€ 96 | Today\n€ 214 | Dividends this year',
  hero: 'Today +€ 96 | Portfolio at € 12,480 | Attic Cloud leads with +3.8 % | See details',
  tip: 'Dividend on Friday | Harbour Insurance pays € 0.85 a share',
  trend: 'Worth of portfolio | € 12,480 | +€ 340',
  data: [11600, 11820, 11740, 12050, 12180, 12140, 12480],
  add: 'Add holding',
  use: 'Set alert',
})
