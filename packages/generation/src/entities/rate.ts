import { defineEntity } from '../entity.ts'

export const rate = defineEntity({
  id: 'rate',
  words: 'currency, exchange rate, conversion, unit, calculation',
  one: 'Rate',
  many: 'Rates',
  icon: 'repeat',
  groups: 'Euro, Dollar, Pound',
  fields: `
    Amount | number | 250.00
    From | choice | EUR | EUR, USD, GBP, JPY, CHF
    To | choice | USD | EUR, USD, GBP, JPY, CHF`,
  samples: `
    icon | title | subtitle | value
    repeat | EUR to USD | Exchange rate, 9:41 | 1.0836
    repeat | EUR to GBP | Exchange rate, 9:41 | 0.8412
    repeat | EUR to JPY | Exchange rate, 9:41 | 163.20
    repeat | USD to CHF | Exchange rate, 9:41 | 0.8904`,
  about: 'The middle rate of the last minute. Banks take a little more.',
  facts: '1.0836 | Rate\n+0.4 % | Today\n9:41 | Updated',
  figures: '4 | Pairs kept\n1.0780 | Lowest this week',
  hero: '250.00 EUR are | 270.90 USD | 1 EUR = 1.0836 USD, today 9:41 | Swap currencies',
  tip: 'The euro is up this week | From 1.0791 to 1.0836',
  trend: 'EUR to USD | 1.0836 | +0.4 %',
  data: [1.079, 1.08, 1.078, 1.081, 1.082, 1.081, 1.0836],
  use: 'Convert again',
})
