import { food } from '../food.ts'
import { defineVarieties } from './variety.ts'

/** What one eats on a diet of its own; without these words a bit of everything. */
export const foodVarieties = defineVarieties(food, [
  {
    signs: 'keto 9, ketogenic 9, low carb 9, low-carb 9, atkins 8, carnivore 8, paleo 7',
    fields: 'Net carbs | text | 3 g\nNotes | long | Fried in butter',
    samples: `
      image | title | subtitle | overline | value | meta
      egg breakfast | Eggs with avocado | 240 g, breakfast | Keto | 412 kcal | 3 g carbs
      salad | Salmon and spinach salad | 320 g, lunch | Keto | 486 kcal | 5 g carbs
      cheese | Cheese and walnuts | 60 g, snack | Keto | 288 kcal | 2 g carbs
      chicken | Chicken with broccoli | 340 g, dinner | Keto | 462 kcal | 7 g carbs
      vegetable | Cauliflower mash | 180 g, dinner | Low carb | 142 kcal | 8 g carbs
      coffee | Coffee with cream | 180 ml, breakfast | Keto | 96 kcal | 1 g carbs`,
    about: 'Plenty of fat, hardly any sugar. Three grams of carbs leave room for berries tonight.',
    facts: '412 | Kcal\n3 g | Net carbs\n34 g | Fat',
    figures: '11 g | Net carbs\n84 g | Protein\n520 | Kcal left',
    hero: 'Dinner, 9 g carbs left | Chicken with broccoli | 462 kcal, 7 g net carbs | Add to today',
    tip: 'In ketosis for nine days | 11 of 20 grams of carbs today',
    trend: 'Net carbs a day | 18 g | −3',
    data: [26, 24, 22, 21, 20, 19, 18],
  },
])
