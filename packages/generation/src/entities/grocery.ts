import { defineEntity } from '../entity.ts'

export const grocery = defineEntity({
  id: 'grocery',
  one: 'Product',
  many: 'Products',
  words: 'grocery, grocery item',
  icon: 'cart',
  groups: 'Fruit, Bread, Dairy, Pantry',
  fields: `
    Price | money | € 2.40
    Amount | number | 2
    Weight | text | 500 g
    From | text | Linden farm
    Instead | choice | Something alike | Something alike, Leave out`,
  samples: `
    image | title | subtitle | value | badge
    apple | Apples, red | 1 kg, Linden farm | € 2.90 | Local
    bread | Country loaf | 750 g, baked today | € 4.20 | Fresh
    egg | Eggs, free range | 10 pieces | € 3.60 | Local
    vegetable carrot | Carrots with greens | Bunch | € 1.80 | Offer
    pasta | Spelt pasta | 500 g | € 2.10 | Organic
    tea | Morning tea | 20 bags | € 3.20 | New
    salad vegetable | Lettuce | Piece | € 1.40 | Local
    cookie | Almond biscuits | 200 g | € 3.90 | New`,
  about: 'Picked this week on Linden farm, crisp and a little sour. Keeps ten days in the cool.',
  facts: '€ 2.90 | A kilo\n9 km | From here\n10 d | Keeps',
  figures: '€ 38.60 | Basket\n14 | Products\n17:00 | Delivery',
  hero: 'Today until 14:00 | Order now, here at five | Free delivery from € 30 | Fill basket',
  tip: 'Eggs and bread are due | You buy them every Thursday',
  add: 'Add product',
  use: 'Add to basket',
  price: '€ 2.90 | a kilo',
})
