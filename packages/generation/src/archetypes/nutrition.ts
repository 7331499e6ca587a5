import { defineArchetype } from '../archetype.ts'

export const nutrition = defineArchetype({
  id: 'nutrition',
  words:
    'calorie 7, nutrition 6, diet 5, food 2, protein 4, macros 6, food diary 6, vitamin 4, environmental impact 3, barcode 3, calorie counter 14',
  presets: 'natural, warm',
  icon: 'apple',
  names: 'Plateful, Fair Share, Greens',
  entity: 'food',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Foods | search
    stats | Progress | chart
    scanner? | Scan | camera
    history | Diary | book
    detail | Food
    form | Add food
    profile? | Me | user`,
})
