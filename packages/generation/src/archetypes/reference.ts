import { defineArchetype } from '../archetype.ts'

export const reference = defineArchetype({
  id: 'reference',
  words:
    'encyclopedia 7, dictionary 5, reference guide 8, reference app 8, glossary 7, formulas 8, cheat sheet 12, cheat sheets 12, facts 4, information about 4, bird 5, species 6, wiki 6, handbook 6, animal guide 6, bible 6, quotes 5, poem 5',
  presets: 'editorial, natural',
  icon: 'book',
  names: 'Fieldguide, Compendium, Footnote',
  entity: 'subject',
  isWide: true,
  screens: `
    home | Discover | home
    browse | Index | search
    saved | Saved | bookmark
    detail | Entry
    quiz? | Question
    map? | Map | map
    profile | Me | user`,
})
