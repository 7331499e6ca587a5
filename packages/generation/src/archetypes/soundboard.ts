import { defineArchetype } from '../archetype.ts'

export const soundboard = defineArchetype({
  id: 'soundboard',
  words:
    'soundboard 26, sound board 24, funny noises 18, sound effects 18, sound buttons 18, funny sounds 18, noise buttons 16, prank sounds 18, air horn 14',
  presets: 'playful, bold',
  icon: 'volume',
  names: 'Honk, Big Red Button, Noisy',
  entity: 'sound-effect',
  screens: `
    browse | Sounds | volume
    saved | Favorites | heart
    form | Record sound | mic
    player? | Play
    detail | Sound
    settings | Settings | settings
    home | Boards | grid`,
})
