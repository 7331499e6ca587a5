import { defineArchetype } from '../archetype.ts'

export const recipes = defineArchetype({
  id: 'recipes',
  words:
    'recipe 7, cook 4, cooking 4, meal 3, ingredient 4, kitchen 3, dish 3, meal plan 4, rezept 7, recette 7, receta 7, ricetta 7, receita 7, レシピ 7, 食谱 7, recipe scaler 20, scale recipes 14, meal planner 16, meal planning 16, meal prep 14, weekly meals 16, plan dinners 14, cocktail recipes 18, cocktails 9, mocktails 14, smoothie recipes 16, what to cook 14, cook with what 12, cookbook 16, family recipes 20, family cookbook 20',
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
