import { defineArchetype } from '../archetype.ts'

export const roleplaying = defineArchetype({
  id: 'roleplaying',
  words:
    'dungeons and dragons 14, dungeon 6, tabletop rpg 14, role playing 12, roleplaying 12, character sheet 12, dice roller 10, campaign 3, spell 5, game master 5, pen and paper 10, d&d 14',
  presets: 'dark-pro, warm',
  icon: 'shield',
  names: 'Natural Twenty, Torchlight, Initiative',
  entity: 'hero-character',
  screens: `
    home | Campaign | home
    browse | Characters | users
    game? | Dice | game
    history | Sessions | book
    detail | Character
    form | New character
    profile? | Me | user`,
})
