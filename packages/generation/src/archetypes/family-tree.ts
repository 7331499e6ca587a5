import { defineArchetype } from '../archetype.ts'

export const familyTree = defineArchetype({
  id: 'family-tree',
  words:
    'family tree 20, genealogy 20, ancestors 12, ancestry 14, relatives 7, family history 16, descendants 10, old letters 6, lineage 12',
  examples: `
    Great-grandparents, where they were born, whom they married, with photographs and letters
    My research in parish registers and ship lists, sources attached to each person
    Tap a person and see parents, brothers and sisters, children, up and down five generations
    Collect stories and portraits of the dead of our clan before aunt Rosa forgets
    Cousins all over the world complete the branches together
    Pedigree chart from a GEDCOM file, dates, places, occupations
    Who is related to whom and how: second cousin, great-uncle, in-laws
    Map of where our forebears lived and emigrated, with years
    Old census records, birth and death certificates, gravestones photographed and linked
    Names, maiden names, godparents and the farm each generation owned
    Timeline of our house of weavers from 1720 on, heirs, marriages and migrations
    Adopted and looking for my roots: DNA matches, possible grandparents, notes on what each answered`,
  presets: 'editorial, warm',
  icon: 'users',
  names: 'Roots, The Brandts, Five Generations',
  entity: 'ancestor',
  home: 'shelf',
  screens: `
    home | Family | home | | Family tree
    browse | Tree | list
    history | Timeline | clock
    people? | Relatives | users
    browse! | Places | pin | family-place | | | Places, place, places they lived, where they lived
    browse! | Events | calendar | life-event | | | Events, event, various events, life events, births and deaths, weddings
    map? | Map | map
    saved? | Letters | mail
    detail | Person
    form | Add relative
    profile? | Me | user`,
})
