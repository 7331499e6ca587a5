import { defineArchetype } from '../archetype.ts'

export const podcast = defineArchetype({
  id: 'podcast',
  words: 'podcast 8, episode 5, internet radio 6, audiobook 5, listen 3',
  presets: 'dark-pro, editorial',
  icon: 'mic',
  names: 'Lowtide, Long Wave, Earshot',
  entity: 'podcast',
  screens: `
    home | Listen | home
    browse | Search | search
    saved | Library | layers
    detail | Show
    player | Player
    history? | Offline | download
    profile? | Me | user`,
})
