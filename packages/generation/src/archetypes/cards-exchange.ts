import { defineArchetype } from '../archetype.ts'

export const cardsExchange = defineArchetype({
  id: 'cards-exchange',
  words: 'business card 9, digital business card 9, exchange card 6, people nearby 5',
  presets: 'clean, editorial',
  icon: 'card',
  names: 'Cardstock, Pocketful, Well Met',
  entity: 'contact',
  screens: `
    home | My card | card
    browse | Cards | layers
    map? | Nearby | map
    scanner | Exchange | camera
    detail | Card
    form | Edit card
    profile? | Me | user`,
})
