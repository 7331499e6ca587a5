import { defineEntity } from '../entity.ts'

export const food = defineEntity({
  id: 'food',
  words: 'food, calorie, nutrition, nutrient, diet, snack, fruit, vegetable, grocery product',
  icon: 'apple',
  groups: 'Breakfast, Lunch, Dinner, Snacks',
  fields: `
    Amount | text | 240 g
    Calories | number | 312
    Meal | choice | Breakfast | Breakfast, Lunch, Dinner, Snack
    Barcode | text | 4006381333
    Notes | long | With cinnamon`,
  samples: `
    image | title | subtitle | overline | value | meta
    oats breakfast | Oats with pear | 240 g, breakfast | Health A | 312 kcal | Low impact
    salad | Lentil and herb salad | 320 g, lunch | Health A | 428 kcal | Low impact
    fruit | Apple | 150 g, snack | Health A | 78 kcal | Low impact
    bread | Rye bread, two slices | 96 g, dinner | Health B | 214 kcal | Low impact
    fish | Trout with dill | 180 g, dinner | Health B | 288 kcal | Medium impact
    coffee | Flat white | 180 ml, breakfast | Health C | 100 kcal | Medium impact`,
  about: 'Plenty of fibre, little sugar. Local pears keep the way to your table short.',
  facts: '312 | Kcal\n11 g | Protein\nA | Health',
  figures: '1,420 kcal | Eaten | −120\n84 g | Protein | +9\n620 | Left today',
  hero: 'Dinner, 620 kcal left | Trout with dill | 288 kcal, 38 g protein | Add to today',
  tip: 'Protein is on target | 84 of 90 grams by the afternoon',
  trend: 'Calories counted a day | 1,920 | −80',
  data: [2100, 2040, 1980, 2010, 1950, 1900, 1920],
  use: 'Add to today',
})
