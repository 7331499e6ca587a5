import { defineArchetype } from '../archetype.ts'

export const nature = defineArchetype({
  id: 'nature',
  words:
    'bird 7, birdwatching 9, wildlife 7, species 6, mushroom 7, insect 6, sighting 7, stars 3, constellation 7, nature 4, fishing 6',
  presets: 'natural, editorial',
  icon: 'leaf',
  names: 'Fieldnotes, Hedge, Early Light',
  entity: 'bird',
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
