import { defineArchetype } from '../archetype.ts'

export const flashlight = defineArchetype({
  id: 'flashlight',
  words: 'flashlight 26, torch 14, strobe 16, torch app 26, screen light 18',
  presets: 'dark-pro, clean',
  icon: 'bulb',
  names: 'Big Beam, Night Light, Bright',
  entity: 'light-mode',
  screens: `
    remote | Light | bulb
    browse | Modes | list
    form | New mode
    history? | History
    timer? | Timer
    detail | Mode
    settings | Settings | settings`,
})
