import { ingredient } from '../ingredient.ts'
import { defineVarieties } from './variety.ts'

/** What stands on a list for the shop; without these words it is groceries. */
export const ingredientVarieties = defineVarieties(ingredient, [
  {
    signs:
      'diy 4, paint 4, tiles 3, wallpaper 4, concrete 4, hardware store 4, building materials 4, renovation 3',
    one: 'Material',
    icon: 'tools',
    groups: 'Paint, Tiles, Tools',
    fields: 'Quantity | text | 2 × 5 l\n Section | choice | Paint | Paint, Tiles, Tools, Timber',
    samples: `
      icon | title | subtitle | value
      palette | Wall paint, white | Two coats, 38 m² | 2 × 5 l
      grid | Tiles, 30 × 60 | With 10 % waste | 9 boxes
      layers | Wallpaper, linen | Pattern 53 cm | 6 rolls
      box | Concrete, fast | Two post holes | 4 × 25 kg
      tools | Roller and tray | 25 cm | 1 set
      box | Masking tape | 50 m | 3`,
    about: 'Two pots of five litres are enough for two coats on 38 square metres.',
    figures: '9 | To buy\n4 | At home\n€ 214 | About',
    tip: 'Two pots of paint are enough | 38 square metres, two coats',
    trend: 'Cost of the room | € 214 | −€ 18',
  },
])
