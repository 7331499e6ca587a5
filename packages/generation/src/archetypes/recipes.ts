import { defineArchetype } from '../archetype.ts'

export const recipes = defineArchetype({
  id: 'recipes',
  words:
    'share recipes 22, recipes with photos 22, recipe app 22, list of recipes 18, recipes with ingredients 18, recipes by ingredient 20, ingredients i have 12, ingredients you have 12, ingredients at home 14, enter ingredients 14, insert ingredients 14, insert ingredient 14, type in ingredients 14, plan your meals 22, plan meals 20, meals for the week 20, weekly menu 18, recipe 7, cook 4, cooking 4, meal 3, ingredient 4, kitchen 3, dish 3, meal plan 4, rezept 7, recette 7, receta 7, ricetta 7, receita 7, レシピ 7, 食谱 7, recipe scaler 20, scale recipes 14, meal planner 16, meal planning 16, meal prep 14, weekly meals 16, plan dinners 14, cocktail recipes 18, cocktails 9, mocktails 14, smoothie recipes 16, what to cook 14, cook with what 12, cookbook 16, family recipes 20, family cookbook 20, what can i cook 22, can i cook 16, what is for dinner 16, for dinner 14, leftovers app 34, what is in the fridge and get recipes 50, whats in the fridge and get recipes 50, recipes from leftovers 40, cook with what i have 34, cook what is in the fridge 36, recipes from ingredients 30',
  examples: `
    What can I cook with what is in the fridge, dishes by the ingredients I have at home
    Plan the meals of the week and get the list of groceries for them, sorted by department
    What can I make with eggs, spinach and half a jar of pesto
    Grandma's dishes, typed by the whole family, with her photos and stories
    Cook step by step with timers and large letters, hands free
    Plan dinners for the week and turn them into a shopping list
    Vegan baking only: cakes, cookies, breads, oven temperature, servings to scale
    Cocktails with the bottles I own, glass, garnish, shaken or stirred
    Quick suppers under twenty minutes for tired parents, filter by what kids eat
    My food blog as an app, categories, seasonal, save favourites, nutrition per portion
    Slow cooker and air fryer ideas by ingredient, minutes and level
    Batch cooking on Sundays, boxes for five lunches, amounts for one person
    Curry, noodles, dumplings: dishes of our region with video and spices explained
    Baby food from six months, purees and finger food, freezes well or not
    Share recipes with photos, rate them and leave comments
    Tell it what is left in the fridge and get dishes to cook from that`,
  presets: 'warm, natural',
  icon: 'pot',
  names: 'Spoonful, Ladle, Second Helping',
  entity: 'recipe',
  screens: `
    home | Kitchen | home | | What would you like?
    browse | Search | search
    week? | Meal plan | calendar
    saved | Favorites | heart
    detail | Recipe
    guide? | Cook
    form? | New recipe
    checklist? | Shopping list | | ingredient`,
})
