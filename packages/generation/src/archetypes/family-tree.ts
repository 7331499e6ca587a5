import { defineArchetype } from '../archetype.ts'

export const familyTree = defineArchetype({
  id: 'family-tree',
  words:
    'family tree 20, genealogy 20, ancestors 12, ancestry 14, relatives 7, family history 16, descendants 10, old letters 6, lineage 12',
  presets: 'editorial, warm',
  icon: 'users',
  names: 'Roots, The Brandts, Five Generations',
  entity: 'ancestor',
  home: 'shelf',
  screens: `
    home | Family | home
    browse | Tree | list
    history | Timeline | clock
    people? | Relatives | users
    map? | Places | map
    saved? | Letters | mail
    detail | Person
    form | Add relative
    profile? | Me | user`,
})
