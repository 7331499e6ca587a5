import { defineEntity } from '../entity.ts'

/** What a bakery or a restaurant has left in the evening, packed unseen and sold for a third. */
export const surplusBag = defineEntity({
  id: 'surplus-bag',
  one: 'Surprise bag',
  many: 'Surprise bags',
  words: 'surprise bag, magic bag, surplus bag, mystery bag, surplus meal, rescued meal, bag',
  icon: 'bag',
  groups: 'Bakery, Meals, Groceries, Sweet',
  fields: `
    What | text | Bread and rolls
    Kind | choice | Bakery | Bakery, Meals, Groceries, Sweet
    Price | money | € 3.90
    Was worth | money | € 12.00
    Pickup window | text | Today, 18:00 to 19:00
    Bags left | number | 3
    Allergens | text | Wheat, nuts`,
  samples: `
    image | title | subtitle | overline | value | rating | meta
    bread | Mill bakery | Today, 18:00 to 19:00, 3 left | Bakery | € 3.90 | 4.7 | 240 m
    pasta | Forno Nove | Today, 21:30 to 22:00, 2 left | Meals | € 4.90 | 4.8 | 410 m
    vegetable | Linden Market | Today, 19:30 to 20:00, 5 left | Groceries | € 4.50 | 4.4 | 600 m
    cake | Plum and Rye | Today, 17:00 to 18:00, 1 left | Sweet | € 3.50 | 4.9 | 850 m
    fish | Miso Lane | Tomorrow, 14:30 to 15:00, 4 left | Meals | € 5.90 | 4.6 | 1.2 km
    fruit | Harbour greens | Tomorrow, 18:30 to 19:00, 6 left | Groceries | € 4.20 | 4.3 | 1.4 km`,
  about:
    'Bread, rolls and something sweet, whatever is left at six. Worth at least twelve euros, packed this evening. Bring a bag of your own.',
  facts: '€ 3.90 | Price\n18:00 | From\n3 | Left',
  figures: '14 | Meals saved | +3\n35 kg | CO₂ saved\n€ 112 | Saved',
  hero: 'Today, 18:00 to 19:00 | Surprise bag at Mill bakery | € 3.90 instead of € 12.00, three left | Reserve',
  price: '€ 3.90 | a bag',
  tip: '14 meals saved | As much CO₂ as 190 km by car',
  trend: 'Meals saved a month | 14 | +3',
  add: 'Offer a bag',
  use: 'Reserve',
})
