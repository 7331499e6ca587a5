import { defineArchetype } from '../archetype.ts'

export const periodicTable = defineArchetype({
  id: 'periodic-table',
  words: 'periodic table 24, chemical elements 20, elements of the periodic 20',
  presets: 'dark-pro, clean',
  icon: 'target',
  names: 'Row Four, Noble, Element',
  entity: 'element',
  home: 'shelf focus',
  screens: `
    browse | Table | grid
    home | Learn | home
    quiz? | Quiz | help
    saved | Saved | bookmark
    detail | Element
    compare? | Compare
    result? | Result
    settings | Settings | settings`,
})
