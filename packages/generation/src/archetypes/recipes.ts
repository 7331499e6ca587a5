import { defineArchetype } from '../archetype.ts'

export const recipes = defineArchetype({
  id: 'recipes',
  words:
    'recipe 7, cook 4, cooking 4, meal 3, ingredient 4, kitchen 3, dish 3, meal plan 4, rezept 7, recette 7, receta 7, ricetta 7, receita 7, レシピ 7, 食谱 7, recipe scaler 20, scale recipes 14',
  presets: 'warm, natural',
  icon: 'pot',
  names: 'Spoonful, Ladle, Second Helping',
  entity: 'recipe',
  screens: `
    home | Kitchen | home | | What shall we cook?
    browse | Search | search
    week? | Meal plan | calendar
    saved | Favorites | heart
    detail | Recipe
    guide? | Cook
    form? | New recipe
    checklist? | Shopping list | | ingredient`,
})
