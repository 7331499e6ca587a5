import { defineArchetype } from '../archetype.ts'

export const poems = defineArchetype({
  id: 'poems',
  words: 'poem 14, poems 14, poetry 14, poem of the day 28, haiku 18, poet 7, poetry journal 20',
  presets: 'editorial, calm',
  icon: 'pen',
  names: 'Slant Rhyme, Small Hours, Line Break',
  entity: 'poem',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Poems | book
    saved | Favorites | heart
    people? | Poets | users
    editor? | Write
    reader | Read
    detail | Poem
    form | New poem
    settings | Settings | settings`,
})
