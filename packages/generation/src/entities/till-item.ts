import { defineEntity } from '../entity.ts'

export const tillItem = defineEntity({
  id: 'till-item',
  one: 'Item',
  many: 'Items',
  words: 'till item, menu item at the till, sold item',
  icon: 'tag',
  groups: 'Drinks, Food, To take away',
  fields: `
    Name | text | Flat white
    Price | money | € 3.80
    Tax | choice | 7 % | 7 %, 19 %
    In stock | number | 120`,
  samples: `
    image | title | subtitle | value
    coffee 1 | Flat white | 42 sold today | € 3.80
    coffee 2 | Espresso | 31 sold today | € 2.40
    tea 3 | Mint tea | Fresh leaves | € 3.20
    cake 4 | Plum cake | 6 pieces left | € 4.20
    sandwich 5 | Cheese sandwich | 4 left | € 5.60
    juice 6 | Orange juice | Pressed | € 4.50`,
  about: 'Forty-two sold today, most between eight and ten.',
  facts: '€ 3.80 | Price\n42 | Today\n7 % | Tax',
  figures: '€ 684 | Today | +€ 52\n118 | Sales\n€ 5.80 | Average',
  hero: 'Open sale | Table 4, three items | € 11.80 so far | Take payment',
  tip: 'Busiest from 8 to 10 | 61 of 118 sales',
  trend: 'Takings this week | € 4,120 | +€ 310',
  add: 'Add item',
  use: 'Add to sale',
  price: '€ 3.80 | each',
})
