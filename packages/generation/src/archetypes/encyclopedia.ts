import { defineArchetype } from '../archetype.ts'

export const encyclopedia = defineArchetype({
  id: 'encyclopedia',
  words:
    'wikipedia 20, wikipedia reader 22, wiki 9, encyclopedia 14, encyclopaedia 14, random article 16, trivia facts 9, fun facts 9, knowledge base 7, nasa 9, picture of the day 9',
  presets: 'editorial, clean',
  icon: 'book',
  names: 'Volume L, Read On, By Chance',
  entity: 'encyclopedia-page',
  screens: `
    home | Today | home
    browse | Search | search
    saved | Saved | bookmark
    history | History | clock
    map? | Nearby | map
    detail | Article
    reader | Read
    settings | Settings | settings`,
})
