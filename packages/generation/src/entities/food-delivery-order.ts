import { defineEntity } from '../entity.ts'

export const foodDeliveryOrder = defineEntity({
  id: 'food-delivery-order',
  words: 'past order, previous order, delivered order',
  one: 'Order',
  many: 'Orders',
  icon: 'bag',
  groups: 'On the way, Delivered',
  fields: `
    Restaurant | text | Forno Nove
    Dishes | long | Margherita, rocket salad
    Deliver to | place | Linden lane 4
    Note for the driver | long | Second door, please ring`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Forno Nove | Margherita, rocket salad | € 18.40 | On the way | primary
    check | Miso Lane | Two miso bowls | € 21.80 | Delivered | success
    check | Smoky House | Burger, fries, lemonade | € 16.20 | Delivered | success
    check | Green Table | Lentil bowl | € 11.90 | Delivered | success
    check | Saffron Yard | Dal, rice, naan | € 19.50 | Delivered | success
    check | Calle Ocho | Tacos for three | € 27.60 | Delivered | success`,
  facts: '6 min | Away\n€ 18.40 | In all\nOmar | Driver',
  figures: '6 | Orders | +2\n€ 115 | This month\n25 min | On average',
  hero: 'Six minutes away | Forno Nove | Omar has picked up your order | Track it',
  tip: 'Omar is on Mill street | Your pizza is six minutes away',
  trend: 'Orders this month | 6 | +2',
  use: 'Order again',
  add: 'Order',
})
