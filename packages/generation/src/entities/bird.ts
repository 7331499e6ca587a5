import { defineEntity } from '../entity.ts'

export const bird = defineEntity({
  id: 'bird',
  words: 'bird, wildlife, dinosaur, bird song, birdsong, songbird',
  icon: 'leaf',
  groups: 'Garden, Water, Forest, Rare',
  fields: `
    Species | text | Grey heron
    Seen | date | Thu 19 Nov
    Place | place | Mill pond
    Count | number | 2
    Photo | photo | lake
    Notes | long | Stood on one leg for an hour`,
  samples: `
    image | title | subtitle | overline | meta
    lake | Grey heron | Mill pond, yesterday | Water | 2 seen
    forest | Black woodpecker | Beech ridge | Forest | 1 seen
    garden | Wren | Hedge behind the shed | Garden | 4 seen
    sea | Oystercatcher | Harbour mole | Coast | 9 seen
    field | Red kite | Over the old border path | Field | 1 seen
    owl | Tawny owl | Heard at 22:10 | Night | 1 heard`,
  about: 'Stands still longer than you can. Feeds on fish and frogs, nests high and in company.',
  facts: '94 cm | Length\nWater | Where\nAll year | When',
  figures: '61 | Species | +2\n214 | Sightings\n9 | This week',
  hero: 'Seen nearby | Grey heron | Two at the mill pond, this morning | Look closer',
  tip: 'Best hour tomorrow: 7:20 | Calm, light fog over the pond',
  use: 'Add sighting',
})
