import { defineArchetype } from '../archetype.ts'

export const roleplaying = defineArchetype({
  id: 'roleplaying',
  words:
    'dungeons and dragons 14, dungeon 6, tabletop rpg 14, role playing 12, roleplaying 12, character sheet 12, dice roller 10, campaign 3, spell 5, game master 5, pen and paper 10, d&d 14',
  examples: `
    Character sheets for our fantasy evenings, hit points, spells, inventory
    Roll d20 with modifiers, advantage, and keep the log
    Game master notes: villains, villages, plot hooks, what the party knows
    Pen and paper group wants to remember what happened in each session
    Initiative tracker with monsters, armour class, conditions and rounds
    My halfling rogue levels up, new feats, sneak attack, gold
    Horror investigators with sanity, clues, handouts for players
    Build an adventure: dungeons, traps, treasure, maps, encounters by level
    Spell cards by school and slots, prepared today, for my wizard
    Solo player wants oracle tables, random events and a journal of the hero
    Larp society keeps characters, skills points, guilds, and who owes whom
    Space opera campaign with ship, crew roles, factions and dice pools`,
  // What rolls dice alone keeps no characters.
  unless:
    /^(?:an? |my |simple )*(?:[\p{L}\d-]+ ){0,3}dice (?:roller|rolling app|app|simulator)\b(?!.*\b(?:character sheets?|campaigns?|characters)\b)/iu,
  presets: 'dark-pro, warm',
  icon: 'shield',
  names: 'Natural Twenty, Torchlight, Initiative',
  entity: 'hero-character',
  screens: `
    home | Campaign | home
    browse | Characters | users
    game? | Dice | game
    browse | Sessions | book | game-session
    detail | Character
    form | New character
    profile? | Me | user`,
})
