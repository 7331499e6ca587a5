import { defineArchetype } from '../archetype.ts'

export const adoption = defineArchetype({
  id: 'adoption',
  words:
    'pet adoption 20, adopt a pet 20, adopt pets 18, animal shelter 16, shelter animals 18, adoption 7, rescue animals 14, stray animals 14, foster pets 14, adoptable 14, contact shelter 14, adopting dogs 30, adopting cats 30, adopting pets 30, adopt dogs 26',
  presets: 'warm, playful',
  icon: 'paw',
  names: 'Second Sofa, Found Home, Sleeps on Feet',
  entity: 'shelter-animal',
  screens: `
    home | Meet | home
    browse | Animals | paw
    saved | Favorites | heart
    map? | Shelters | map
    chats | Messages | chat
    slots? | Visit
    detail | Animal
    form | Application
    profile | Me | user`,
})
