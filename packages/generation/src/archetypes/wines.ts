import { defineArchetype } from '../archetype.ts'

export const wines = defineArchetype({
  id: 'wines',
  words:
    'wine 8, beer 6, whisky 7, cellar 6, tasting 6, cocktail 6, coffee beans 6, brewing 5, whisky tasting 20, whiskey tasting 20, tasting notes 16, tasting journal 18, beer tasting 18, craft beer 14, coffee tasting 18, tea collection 16, cheese tasting 16',
  presets: 'editorial, warm',
  icon: 'wine',
  names: 'Cellarbook (wine), Second Glass (wine whisky cocktail beer), Cork (wine)',
  entity: 'wine',
  screens: `
    home | Cellar | home
    browse | Bottles | search
    history | Tastings | book
    stats? | Numbers | chart
    saved | Saved | heart
    detail | Bottle
    form | Add bottle
    scanner? | Scan | camera
    profile? | Me | user`,
})
