import { defineArchetype } from '../archetype.ts'

export const music = defineArchetype({
  id: 'music',
  words:
    'music 6, song 5, playlist 6, album 4, music player 7, artist 2, band 4, instrument 2, guitar 3, practice music 4, spotify 16, spotify clone 20, lyrics finder 18, synced lyrics 16, lyrics 6',
  needs: /^(?!.*\b(?:bird ?song|song ?birds?|song of birds|birds? sing|whale song))/is,
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Sidea, Low Water, Encore',
  entity: 'song',
  screens: `
    home | Listen | home
    browse | Search | search
    saved | Library | music
    detail | Album
    player | Player
    profile | Me | user`,
})
