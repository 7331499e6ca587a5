import { defineArchetype } from '../archetype.ts'

export const periodicTable = defineArchetype({
  id: 'periodic-table',
  words: 'periodic table 24, chemical elements 20, elements of the periodic 20',
  examples: `
    All chemical elements with symbol, atomic number, mass and electron configuration
    Chemistry pupils tap on an element and read what it is used for
    Interactive table where metals, halogens and noble gases light up in different tones
    Learn symbols by heart: hydrogen to uranium, short test at the end
    Which element melts at what temperature, density, boiling point, who discovered it and when
    My science class needs the groups and periods explained, with isotopes and valence
    I study for the chem exam and need electronegativity, oxidation states and atomic radius at hand
    Compare two elements side by side, gold and platinum for example
    Fun facts about atoms for curious kids, from helium balloons to neon lights
    Offline lookup by name, symbol or number, favourites, dark theme for the lab
    A poster of the elements for the phone, zoomable, with pictures of every sample
    Teacher wants lanthanides, transition metals and trends across a row shown by colour`,
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
