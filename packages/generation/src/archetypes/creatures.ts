import { defineArchetype } from '../archetype.ts'

export const creatures = defineArchetype({
  id: 'creatures',
  words:
    'pokedex 20, pokemon 16, monsters 7, dinosaurs 12, creatures 9, superheroes 12, superhero 10, marvel 12, star wars 12, characters 4, rick and morty 14, evolution 5, bestiary 14, game wiki 14, champions list 12',
  bars: 'checkout cart slots deed',
  presets: 'playful, dark-pro',
  icon: 'star',
  names: 'Field Notes 151, Emberdex, Who Goes There',
  entity: 'creature',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | All | grid
    saved | Favorites | heart
    stats? | Stats | chart
    compare? | Compare
    detail | Creature
    profile? | Me | user`,
})
