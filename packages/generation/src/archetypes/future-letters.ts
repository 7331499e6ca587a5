import { defineArchetype } from '../archetype.ts'

export const futureLetters = defineArchetype({
  id: 'future-letters',
  words:
    'future self 28, letters to my future 32, letter to my future 32, letter to the future 30, future letters 28, time capsule 24, message to the future 28',
  presets: 'warm, calm',
  icon: 'mail',
  names: 'Open in May, Dear Me, Sealed',
  entity: 'future-letter',
  home: 'focus',
  screens: `
    home | Letters | home
    browse | Sealed | mail
    history | Opened | clock
    calendar? | Calendar | calendar
    detail | Letter
    form | Write letter
    editor? | Write
    profile? | Me | user
    settings | Settings | settings`,
})
