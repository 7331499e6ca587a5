import { defineArchetype } from '../archetype.ts'

export const replacement = defineArchetype({
  id: 'replacement',
  words:
    'contact lens 28, contact lenses 28, change lenses 22, replace my 10, replacement reminder 22, filter change 18, toothbrush 12, remind me to replace 24, smoke detector 14, water filter 16, razor 10, expiry reminder 16',
  presets: 'calm, clean',
  icon: 'repeat',
  names: 'Fresh Pair, Time to Change, Next Swap',
  entity: 'replaceable',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Stock | box
    calendar | Calendar | calendar
    history | History | clock
    notifications | Reminders | bell
    detail | Details
    form | Add item
    profile? | Me | user
    settings? | Settings | settings`,
})
