import { defineEntity } from '../entity.ts'

export const recipe = defineEntity({
  id: 'recipe',
  words: 'recipe, cooking, rezept, recette, receta, ricetta, receita',
  icon: 'pot',
  groups: 'Quick, Veggie, One pot, Baking',
  fields: `
    Meal type | choice | Dinner | Breakfast, Lunch, Dinner, Snack
    Serves | number | 2
    Difficulty | choice | Easy | Easy, Medium, Hard
    Cooking time | text | 35 min
    Ingredients | long | 200 g ramen noodles, 3 tbsp white miso, 2 soft eggs, 1 l vegetable broth, 2 spring onions, 1 tsp sesame oil
    Method | long | Boil the eggs for six and a half minutes. Bring the broth to a boil and cook the noodles in it. Whisk in the miso off the heat. Top with egg, spring onions and oil.`,
  samples: `
    image | title | subtitle | overline | rating | meta
    ramen soup | Miso ramen, soft egg | Deep, quick, kind to leftovers | 35 min | 4.8 | 312 cooks
    curry | Pumpkin and coconut curry | One pot, mild | 40 min | 4.7 | 208 cooks
    pizza | Potato and rosemary pizza | For the weekend | 1 h 10 | 4.6 | 187 cooks
    salad | Warm lentil and herb salad | High protein | 20 min | 4.6 | 154 cooks
    cake plum | Plum cake with crumble | Baking, six slices | 55 min | 4.9 | 540 cooks
    taco | Smoky bean tacos | Under half an hour | 25 min | 4.5 | 96 cooks`,
  about: 'A bowl for evenings that get dark at five. Without the noodles it keeps for two days.',
  facts: '35 min | Cooking time\n520 | Kcal\n28 g | Protein',
  figures: '142 | Recipes | +6 this month\n23 | Cooked | +4\n4 | Favorites',
  hero: 'Tonight, 35 minutes | Miso ramen, soft egg | All you need is in the kitchen | Start cooking',
  tip: '5 dinners planned this week | 23 things to buy, most at the market',
  trend: 'Meals cooked at home | 23 | +4 on October',
  use: 'Cook with me',
})
