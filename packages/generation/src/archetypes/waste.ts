import { defineArchetype } from '../archetype.ts'

export const waste = defineArchetype({
  id: 'waste',
  words:
    'waste collection 14, recycling 7, bin day 14, garbage 9, rubbish 9, trash 7, waste 5, which bin 9, recycling centre 8, recycling center 8',
  needs: /^(?!.*trash[ -]talk)/is,
  presets: 'natural, clean',
  icon: 'bin',
  names: 'Bin Night, Blue Bin, Out by Six',
  entity: 'collection-day',
  home: 'focus',
  screens: `
    home | Next | home
    calendar | Calendar | calendar
    browse | What goes where | search | | What goes where
    map | Yards | map
    detail | Collection
    form? | Report a problem
    notifications | Reminders | bell
    profile? | Me | user`,
})
