import { defineArchetype } from '../archetype.ts'

export const babyNames = defineArchetype({
  id: 'baby-names',
  words: 'baby names 26, baby name 20, name finder 12, names for babies 22',
  presets: 'playful, warm',
  icon: 'baby',
  names: 'Two Hearts, First Cry, Called So',
  entity: 'baby-name',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Names | list
    saved | Matches | heart
    detail | Name
    people? | Partner | users
    form | Add name
    settings | Settings | settings`,
})
