import { defineArchetype } from '../archetype.ts'

export const homebrew = defineArchetype({
  id: 'homebrew',
  words:
    'home brewing 28, homebrew 28, home brew 26, brew my own 24, brew day 24, fermentation 12, mead 14, cider making 22, kombucha 20, hops 10, wort 14, winemaking 22, winemakers 22, winemaker 20, make wine 20, racking 8, brewing beer 18, brew beer 24, brew at home 22, beer at home 22, brewing log 18',
  needs: /brew|beer|\bale\b|stout|\bhops\b|mead|cider|kombucha|wine|ferment|wort/i,
  presets: 'warm, natural',
  icon: 'wine',
  names: 'Kettle Nine, Cellar Door, Batch 14',
  entity: 'batch',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Batches | list
    checklist | Brew day | check | brew-steps
    timer | Timer | timer
    stats | Readings | trend
    saved? | Recipes | book
    calendar? | Calendar | calendar
    detail | Batch
    form | New batch
    settings? | Settings | settings`,
})
