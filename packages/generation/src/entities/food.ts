import { defineEntity } from '../entity.ts'

export const food = defineEntity({
  id: 'food',
  many: 'Foods',
  words: 'food, calorie, nutrition, nutrient, diet, snack, fruit, vegetable, grocery product',
  icon: 'apple',
  groups: 'Breakfast, Lunch, Dinner, Snacks',
  fields: `
    Amount | text | 240 g
    Calories | number | 312
    Meal | choice | Breakfast | Breakfast, Lunch, Dinner, Snack
    Protein | text | 11 g
    Notes | long | With cinnamon`,
  samples: `
    image | title | subtitle | value
    oats | Oats with pear | 240 g, breakfast | 312 kcal
    salad | Lentil and herb salad | 320 g, lunch | 428 kcal
    apple | Apple | 150 g, snack | 78 kcal
    bread | Rye bread, two slices | 96 g, dinner | 214 kcal
    fish | Trout with dill | 180 g, dinner | 288 kcal
    coffee | Flat white | 180 ml, breakfast | 100 kcal`,
  about: 'Plenty of fibre, little sugar. Oats, a whole pear and milk keep you full until noon.',
  facts: '312 | Kcal\n11 g | Protein\n48 g | Carbs',
  figures: '918 kcal | Eaten\n46 g | Protein\n1,082 | Left today',
  hero: 'Dinner, 1,082 kcal left | Trout with dill | 288 kcal, 38 g protein | Add to today',
  tip: 'Protein is on target | 46 of 84 grams before dinner',
  trend: 'Calories counted a day | 1,920 | −80',
  data: [2100, 2040, 1980, 2010, 1950, 1900, 1920],
  use: 'Add to today',
})
