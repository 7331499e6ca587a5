import { defineArchetype } from '../archetype.ts'

export const radio = defineArchetype({
  id: 'radio',
  words: 'radio station 9, radio 7, on air 7, broadcast 5, presenter 4, live stream 4, radio show 9',
  needs:
    /^(?!.*(?:restor|repair|collect|valve|vintage|antique|walkie|two-way|amateur radio|ham radio|old radios|radios))/is,
  presets: 'bold, dark-pro',
  icon: 'mic',
  names: 'On Air, Long Wave, Channel Green',
  entity: 'show',
  screens: `
    home | Live | mic
    week | Schedule | calendar
    browse | Shows | list
    player | Player
    detail | Show
    saved? | Saved | heart
    profile | Me | user`,
})
