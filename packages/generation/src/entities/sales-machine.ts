import { defineEntity } from '../entity.ts'

export const salesMachine = defineEntity({
  id: 'sales-machine',
  one: 'Machine',
  many: 'Machines',
  words: 'vending machine, sales machine, milk machine, snack machine, milk vending machine',
  icon: 'box',
  groups: 'In order, Low, Fault',
  fields: `
    Machine | text | Farm gate, milk
    Fill level | slider | 62
    Temperature | number | 4
    Cash | money | € 84.50
    Refilled | date | Thu 19 Nov
    Best before | date | Sun 22 Nov
    Notes | long | Coin slot sticks in the cold`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Farm gate, milk | 124 of 200 l, 4.0 °C | € 84.50 | In order | success
    egg | Farm gate, eggs | 18 of 60 boxes | € 61.20 | Low | warning
    bowl | Village square, cheese | 14 of 24 shafts, 5.1 °C | € 142.00 | In order | success
    warning | School, milk | 40 l, 8.2 °C, rising | € 22.00 | Too warm | danger
    cake | Lake, ice cream | Closed until April | – | Off | neutral`,
  about:
    '124 litres left, enough until tomorrow noon. Four degrees, cleaned this morning, coin slot sticks in the cold.',
  facts: '124 l | Left\n4.0 °C | Cold\n€ 84.50 | Cash',
  figures: '€ 309.70 | In the machines\n62 | Sales today | +9\n1 | Fault',
  hero: 'Too warm | School, milk: 8.2 °C | Rising since nine | See machine',
  tip: 'Eggs are low | 18 boxes, usually sold by four',
  trend: 'Sales a day | € 118 | +€ 14',
  add: 'Log refill',
  use: 'Log refill',
})
