import { defineArchetype } from '../archetype.ts'

export const birthdays = defineArchetype({
  id: 'birthdays',
  words: 'birthday 9, anniversary 6, gift idea 4',
  presets: 'playful, warm',
  icon: 'gift',
  names: 'Candles, Many Returns, Cake Day',
  entity: 'birthday',
  home: 'focus',
  screens: `
    home | Soon | cake
    calendar | Calendar | calendar
    browse | People | users
    notifications | Reminders | bell
    detail | Birthday
    form | New birthday
    settings? | Settings | settings`,
})
