import { defineEntity } from '../entity.ts'

export const homeDish = defineEntity({
  id: 'home-dish',
  one: 'Dish',
  many: 'Dishes',
  words: 'home-cooked meal, home cooked meal, homemade meal, home-made food, home cook',
  icon: 'fork',
  groups: 'Today, Vegetarian, Nearby',
  fields: `
    What | text | Chickpea curry
    Portions | number | 6
    Price | money | € 6.50
    Pickup time | time | 18:30
    Where | place | Linden lane 4
    Allergens | choice | None | None, Nuts, Milk, Gluten
    Photo | photo | soup
    About it | long | Mild, with rice, bring your own box`,
  samples: `
    image | title | subtitle | value | rating | meta | overline
    soup | Chickpea curry | By Priya, with rice | € 6.50 | 4.9 | 4 portions left | Today, 18:30
    cake | Plum cake | By Ruth, two slices | € 3.80 | 4.8 | 6 portions left | Today, 16:00
    salad | Lentils and roast carrots | By Lea, cold or warm | € 5.40 | 4.7 | 3 portions left | Today, 12:30
    ramen | Noodle soup with egg | By Hana, spicy on request | € 7.20 | 4.9 | 2 portions left | Today, 19:00
    bread | Stuffed flatbread | By Yusuf, spinach or beef | € 4.90 | 4.6 | 8 portions left | Tomorrow, 12:00
    pizza | Focaccia with olives | By Tomás, half a tray | € 5.20 | 4.7 | 5 portions left | Tomorrow, 18:00`,
  about: 'Cooked this afternoon in one large pot. Mild, with rice; bring your own box if you have one.',
  facts: '4 | Left\n18:30 | Pick up\n4.9 | Rating',
  figures: '14 | Dishes today\n6 | Cooks nearby\n€ 84 | Earned this week',
  hero: 'Today at 18:30 | Chickpea curry | Four portions left, five minutes from you | Order a portion',
  tip: 'Ruth bakes on Fridays | Two slices are still there',
  trend: 'Portions a week | 38 | +6',
  add: 'Post a dish',
  use: 'Order a portion',
  price: '€ 6.50 | a portion',
})
