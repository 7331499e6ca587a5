import { defineArchetype } from '../archetype.ts'

export const dictionary = defineArchetype({
  id: 'dictionary',
  words:
    'dictionary 16, thesaurus 16, definitions 9, synonyms 10, glossary 12, word meanings 12, word of the day 4, look up words 14, encyclopedia 8, pronunciation 3, slang 6',
  presets: 'editorial, clean',
  icon: 'book',
  names: 'Said Otherwise, A to Z, Headword',
  entity: 'definition',
  screens: `
    home | Today | home
    browse | Search | search
    saved | Saved | bookmark
    history | History | clock
    detail | Word
    form? | Add word
    settings | Settings | settings`,
})
