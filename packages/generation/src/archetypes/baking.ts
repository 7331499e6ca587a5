import { defineArchetype } from '../archetype.ts'

export const baking = defineArchetype({
  id: 'baking',
  words:
    'sourdough 18, starter feeding 16, bread baking 16, baking 7, bake log 14, fermentation 14, dough 9, hydration 4, cheese making 16, batches 4',
  presets: 'warm, editorial',
  icon: 'flame',
  names: 'Old Bertha, Open Crumb, Batch 31',
  entity: 'bake',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Bakes | list
    timer | Folds | timer
    guide? | Recipe
    converter? | Calculator | repeat
    stats | Numbers | chart
    detail | Bake
    form | Log bake
    profile? | Me | user`,
})
