import { defineEntity } from '../entity.ts'

export const creature = defineEntity({
  id: 'creature',
  words: 'pokemon, creature, monster, dinosaur, dragon, champion, character, superhero, hero',
  icon: 'star',
  groups: 'Fire, Water, Forest',
  fields: `
    Name | text | Emberfox
    Kind | choice | Fire | Fire, Water, Forest, Storm
    Height | text | 0.9 m
    Strength | slider | 74
    Speed | slider | 88
    Next form | text | Cinderhound`,
  samples: `
    image | title | subtitle | overline | meta
    sunset | Emberfox | Quick, warm, easily bored | Fire | No. 004
    sea | Tidalotl | Sings before rain | Water | No. 007
    forest | Mosshorn | Sleeps standing | Forest | No. 001
    night star | Lampmoth | Reads minds, badly | Night | No. 092
    mountain | Gravelpup | Rolls downhill for fun | Stone | No. 074
    flower | Petalisk | Shy until noon | Flower | No. 043`,
  about: 'Leaves small warm prints on stone. Becomes a Cinderhound when it has run far enough in the rain.',
  facts: '74 | Strength\n88 | Speed\n0.9 m | Height',
  figures: '151 | Kinds\n48 | Seen\n6 | Favourites',
  hero: 'Seen today | Emberfox | Fire, quick, number 004 | Look closer',
  tip: '48 of 151 seen | Most of what is missing is water',
  trend: 'Strength | 74 | +6',
  add: 'Add note',
  use: 'Look closer',
})
