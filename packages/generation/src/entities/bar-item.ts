import { defineEntity } from '../entity.ts'

/** What one drinks and eats at the counter of a shop. */
export const barItem = defineEntity({
  id: 'bar-item',
  one: 'Drink',
  many: 'Drinks',
  words: 'bar menu, coffee bar item',
  icon: 'coffee',
  groups: 'Coffee, Cold, Cake',
  fields: `
    Name | text | Flat white
    Kind | choice | Coffee | Coffee, Cold, Cake
    Milk | choice | Oat | Cow, Oat, None
    Price | money | € 3.60`,
  samples: `
    image | title | subtitle | overline | value
    coffee | Flat white | Beans from Linden roasters | Coffee | € 3.60
    espresso | Espresso | Double on request | Coffee | € 2.40
    lemonade | Elderflower soda | Homemade, with ice | Cold | € 3.20
    beer | Small beer | From the harbour brewery | Cold | € 3.80
    cake | Plum cake | While it lasts | Cake | € 3.90`,
  about: 'Two shots and little milk. Beans from the Linden roasters, changed every month.',
  facts: '€ 3.60 | Price\n2 | Shots',
  figures: '14 | On the board\n1 | Sold out',
  add: 'Add drink',
  use: 'Order at the bar',
  price: '€ 3.60 | To the table or to go',
})
