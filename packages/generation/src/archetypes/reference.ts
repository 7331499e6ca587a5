import { defineArchetype } from '../archetype.ts'

export const reference = defineArchetype({
  id: 'reference',
  words:
    'encyclopedia 7, dictionary 5, reference guide 8, reference app 8, glossary 7, formulas 8, cheat sheet 12, cheat sheets 12, facts 4, information about 4, bird 5, species 6, wiki 6, handbook 6, animal guide 6, bible 6, quotes 5, poem 5',
  examples: `
    Tables for mechanics offline: screw threads, drill sizes, torque values
    Tables of steel profiles, cable cross-sections and pipe sizes to look up on site
    Encyclopedia of cheeses with origin, milk, taste and what wine goes with it
    Knots explained with pictures, look one up offline on the boat
    Glossary of legal terms for first year law students, with bookmarks
    All Greek gods and heroes, who is related to whom, short articles, search
    Field guide to trees: leaf, bark, fruit, find by looking, save entries
    Dog breeds from A to Z, size, temperament, coat, history
    Handbook of welding defects for apprentices, cause, remedy, photo
    Maths and physics formulas at hand, grouped by topic
    Which herb helps against what, with preparation, warnings and Latin names
    Architecture styles explained, columns, arches, roofs, examples, short test
    Wiki for a fantasy world my friends and I invented, kingdoms, creatures, languages
    Dinosaurs for children, period, length, diet, facts you can browse
    Cheat sheets for regular expressions, git and shell commands, searchable without signal
    Medical abbreviations dictionary for ward clerks
    Minerals and gemstones, hardness, lustre, crystal system, where they are found
    Paintings and painters of the last five centuries, an index with pictures, saved favourites`,
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
