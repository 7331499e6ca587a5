import { defineArchetype } from '../archetype.ts'

export const cocktails = defineArchetype({
  id: 'cocktails',
  words:
    'cocktail 22, cocktails 22, cocktail recipes 28, bartender 20, mixology 24, drinks recipes 22, mocktails 24, thecocktaildb 28, home bar 24, drink recipes 24, mix drinks 24, shots 4',
  examples: `
    Which cocktails can I mix with what is in my bar
    Search cocktails by ingredient and see how to mix them
    Random drink of the evening with glass, ingredients and steps
    Mocktails without alcohol for a party
    Bartender's book: classics, measures, garnish, my own creations
    Discover new drinks, keep favourites, filter by spirit
    Cocktail recipes from a free database with pictures
    Missing one bottle? What it would open up
    Convert measures from ounces to centilitres
    Strong, sour or sweet: choose a mood and get a drink
    Our bar's house recipes for the staff, with batches
    Shopping list for the drinks of Saturday night`,
  bars: 'week',
  presets: 'warm, bold',
  icon: 'wine',
  names: 'Last Round, Shaken, Long Drink',
  entity: 'recipe',
  screens: `
    home | Tonight | home | | What would you like?
    browse | Cocktails | search
    browse! | My bar | bag | bar-bottle
    saved | Favorites | heart
    detail | Cocktail
    guide? | Mix
    form? | New cocktail
    checklist? | Shopping list | | ingredient
    settings? | Settings | settings`,
})
