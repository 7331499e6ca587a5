import { defineEntity } from '../entity.ts'

export const eatery = defineEntity({
  id: 'eatery',
  words: 'eatery, delivery restaurant, partner restaurant',
  one: 'Restaurant',
  many: 'Restaurants',
  icon: 'fork',
  groups: 'Italian, Asian, Burgers, Vegan',
  fields: `
    Cuisine | choice | Italian | Italian, Asian, Burgers, Vegan, Sweet
    Delivery | text | 25 min, € 1.90
    Minimum order | money | € 12
    Open | text | 11 to 23
    Rating | choice | 5 | 1, 2, 3, 4, 5
    Address | place | Harbour street 12`,
  samples: `
    image | title | subtitle | overline | rating | meta
    pizza | Forno Nove | Italian, 25 min | Free delivery | 4.8 | 312 reviews
    ramen soup | Miso Lane | Japanese, 30 min | € 1.90 | 4.7 | 204 reviews
    steak burger | Smoky House | Burgers, 20 min | € 0.90 | 4.6 | 418 reviews
    salad | Green Table | Vegan bowls, 25 min | Free delivery | 4.7 | 156 reviews
    curry | Saffron Yard | Indian, 35 min | € 1.50 | 4.8 | 189 reviews
    taco | Calle Ocho | Mexican, 30 min | € 1.90 | 4.5 | 97 reviews`,
  about:
    'Dough that rests for two days and an oven nobody lets go out. Delivered in boxes that keep the rim crisp.',
  facts: '25 min | Delivery\n4.8 | Rating\n€ 12 | Minimum',
  figures: '48 | Restaurants | +3\n25 min | On average\n6 | Orders',
  hero: 'Free delivery tonight | Forno Nove | Pizza from the wood oven in 25 minutes | See the menu',
  tip: 'Your order is on its way | Omar is six minutes from your door',
  trend: 'Orders this month | 6 | +2',
  use: 'See the menu',
  add: 'Order',
})
