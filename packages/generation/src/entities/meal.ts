import { defineEntity } from '../entity.ts'

export const meal = defineEntity({
  id: 'meal',
  words:
    'meal order, dish, menu item, menu, burger, food order, order, fast food, takeaway, take-away, pizza, sandwich, coffee',
  one: 'Dish',
  many: 'Dishes',
  icon: 'fork',
  groups: 'Bowls, Burgers, Sides, Drinks',
  fields: `
    Quantity | number | 1
    Size | choice | Regular | Small, Regular, Large
    Extras | choice | None | None, Side salad, Sauce
    Pickup | time | 12:40
    Note for the cook | long | No onions, please`,
  samples: `
    image | title | subtitle | value | rating | meta | overline
    steak burger | Smoky house burger | Brioche, pickles, fries | € 11.50 | 4.8 | 12 min | Burgers
    ramen soup | Miso bowl | Soft egg, greens | € 10.90 | 4.7 | 9 min | Bowls
    salad | Lentil and herb salad | Lemon, feta | € 8.40 | 4.5 | 6 min | Salads
    pizza | Potato pizza | Rosemary, sea salt | € 9.80 | 4.6 | 14 min | Oven
    taco | Bean tacos, three | Lime, crisp onions | € 9.20 | 4.6 | 10 min | Street
    cake | Plum crumble | Warm, with cream | € 4.60 | 4.9 | 2 min | Sweet`,
  about:
    'Grilled over beech, with house pickles and a brioche from the baker next door. Ready in twelve minutes.',
  facts: '12 min | Ready\n4.8 | Rating\n680 | Kcal',
  figures: '42 | Order number\n12 min | Wait\n9 | Orders | +1',
  hero: 'Ready in 12 minutes | Smoky house burger | Brioche, pickles and fries | Order now',
  tip: 'Order 42 is cooking | Pickup counter 2 at about 12:40',
  trend: 'Orders this week | 9 | +2',
  use: 'Add to order',
  add: 'Place order',
  price: '€ 11.50 | a portion',
})
