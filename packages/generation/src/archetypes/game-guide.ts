import { defineArchetype } from '../archetype.ts'

export const gameGuide = defineArchetype({
  id: 'game-guide',
  words:
    'game guide 20, companion for players 16, crafting recipes 26, hero guide 24, champion guide 24, item database 22, card database 26, deck builder 24, game wiki 18, builds guide 20, minecraft 22, dota 22, hearthstone 22, genshin 24, elden ring 24, skyrim 22, stardew 24, terraria 24, fallout 18, zelda 20, game database 14, walkthrough 20, cheats 8, weapons and armor 20, drop rates 20, character builds 22',
  examples: `
    Companion for players: items, recipes to craft them and where to find the parts
    All heroes with abilities, counters and builds
    Card database of a collectible card game with filters and my decks
    Walkthrough, maps and secrets of my favourite game, ticked off
    Weapons and armour with damage and drop rates
    Villagers, gifts they love and birthdays in a farming game
    Monsters and what they are weak to
    Which units beat which, tier list after each patch
    Crafting calculator: how much wood and iron for this
    Quests, achievements and collectibles I still miss
    Offline wiki of a role playing game
    Loadouts and skills of characters, saved builds`,
  bars: 'form deed cart map people',
  presets: 'dark-pro, bold',
  icon: 'game',
  names: 'Craft Table, Side Quest, Loot',
  entity: 'game-item',
  screens: `
    browse | Items | box
    saved | Favorites | star
    checklist? | Found | check
    compare? | Compare
    detail | Item
    settings | Settings | settings`,
})
