import { defineArchetype } from '../archetype.ts'

export const nature = defineArchetype({
  id: 'nature',
  words:
    'birdwatching 7, bird 7, wildlife 7, species 6, insect 6, collect bugs 14, bug encyclopedia 18, bugs in the garden 18, minibeasts 16, sighting 7, nature 4, birding 9, foraging 8, forage 7, mushroom 8, butterfly 7, bird song 22, birdsong 22, songbird 18, life list 16',
  presets: 'natural, editorial',
  icon: 'leaf',
  names: 'Fieldnotes, Hedge, Early Light',
  entity: 'subject',
  screens: `
    home | Today | home
    browse | Species | search
    history | Sightings | book
    map? | Map | map
    detail | Species
    form | Add sighting
    stats? | Numbers | chart
    profile | Me | user`,
})
