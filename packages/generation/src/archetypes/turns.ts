import { defineArchetype } from '../archetype.ts'

export const turns = defineArchetype({
  id: 'turns',
  words:
    'whose turn 24, take turns 14, turn tracker 16, turns 6, next turn 14, whose go 14, rotation of 6, fair turns 14, who is next 12',
  presets: 'playful, warm',
  icon: 'repeat',
  names: 'Your Go, Next Please, Fair and Square',
  entity: 'turn',
  home: 'focus',
  screens: `
    home | Next | home
    browse | Turns | repeat
    people | Who | users
    history | History | clock
    detail | Turn
    form | Add turn
    settings? | Settings | settings`,
})
