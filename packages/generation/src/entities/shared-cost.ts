import { defineEntity } from '../entity.ts'

export const sharedCost = defineEntity({
  id: 'shared cost',
  one: 'Cost',
  many: 'Costs',
  words: 'shared expense, shared cost, split bill, group expense',
  icon: 'receipt',
  groups: 'Open, Home, Trip',
  fields: `
    What | text | Groceries, Saturday
    Amount | money | € 64.20
    Paid by | person | Lea Brandt
    Split | choice | Evenly | Evenly, By share, Only two
    Date | date | Sat 14 Nov`,
  samples: `
    icon | title | subtitle | value | tone
    cart | Groceries, Saturday | Lea paid, 3 people | € 64.20 | primary
    home | Rent, November | You paid, 3 people | € 1,140 | success
    wine | Bar Centrale | Omar paid, 4 people | € 58.40 | warning
    car | Fuel to the lake | You paid, 4 people | € 41.00 | success
    bolt | Power, October | Lea paid, 3 people | € 72.90 | primary`,
  about: 'Three ways, € 21.40 each. Omar has sent his share already.',
  facts: '€ 64.20 | Amount\n3 | People\n€ 21.40 | Each',
  figures: '€ 38.60 | You get | +€ 12\n€ 21.40 | You owe\n3 | People',
  hero: 'You get € 38.60 | Omar still owes you | For the fuel and half the rent | Settle up',
  tip: 'Two payments settle it all | Omar to you, you to Lea',
  trend: 'Shared this month | € 412 | −€ 26',
  use: 'Settle up',
})
