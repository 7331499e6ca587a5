import { defineArchetype } from '../archetype.ts'

export const creatures = defineArchetype({
  id: 'creatures',
  words:
    'pokedex 20, pokemon 16, monsters 7, dinosaurs 12, creatures 9, superheroes 12, superhero 10, marvel 12, star wars 12, characters 4, rick and morty 14, evolution 5, bestiary 14, game wiki 14, champions list 12, dog breeds 24, cat breeds 24, breeds 8, app about animals 22, animal facts 20',
  examples: `
    All the little monsters with number, type, height, attacks and what they turn into, catch them off a list
    Dinosaur guide for my son: period, length, weight, what it ate, a picture and how to say the name
    Heroes and villains of the comics with powers, strength, intelligence, compare who would win
    Characters of a cartoon series from an API: species, status, origin planet, episodes they appear in
    Bestiary for my fantasy world: beasts, habitat, weakness, danger level, drawings
    List of fighters of a video game with roles, abilities and skins, favourites marked
    Something like a Pokedex with search, filter by type and generation, detail page with base stats and evolutions
    Mythical beings from all over the world, dragons, trolls, spirits, with legend and picture
    Encyclopedia of wizards, houses, spells and magical animals of a well known saga, made by fans
    Droids, starships, pilots and planets of a space saga to browse, data from a free API
    Which dragon are you fond of? A collection of dragons by element, wingspan, temper, rarity
    Guide to the bosses and enemies of an action game, what drops, what hurts them`,
  bars: 'checkout cart slots deed guide',
  presets: 'playful, dark-pro',
  icon: 'star',
  names: 'Field Notes 151, Emberdex, Who Goes There, Best in Show (breed dog cat), Pedigree (breed dog cat)',
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
