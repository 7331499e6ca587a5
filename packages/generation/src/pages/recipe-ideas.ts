import { definePage } from './page.ts'

export const recipeIdeas = definePage({
  id: 'recipe-ideas',
  said: 'recipes, recipe ideas, recipe suggestions, serving suggestions, cooking ideas, recipe tips',
  unless: /^(?:an? )?recipe/i,
  within:
    /\b(?:butcher|farm shop|grocer\w*|greengrocer|deli|fish(?:monger)?|market stall|vegetable box|organic shop|cheese|wine shop|mill|farmers?['’]? market|veg box|supermarket)\b/i,
  name: 'Recipes',
  icon: 'bowl',
  line: 'Three for this week',
  content: `
    cards This week
    - soup | Pumpkin soup | 30 min, four people
    - salad | Beetroot and pear | 20 min
    - pasta | Pasta with greens | 25 min
    - bread | Herb bread | 90 min
    rows To keep
    - heart | Miso vegetables | 35 min
    - heart | Lentils with dill | 40 min
    button share | Share a recipe
  `,
})
