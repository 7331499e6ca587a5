import { defineArchetype } from '../archetype.ts'

export const homeCare = defineArchetype({
  id: 'home-care',
  words:
    'home maintenance 26, house maintenance 26, home upkeep 24, household maintenance 24, maintenance schedule 18, around the house 9, seasonal tasks 14, homeowner 14',
  presets: 'natural, clean',
  icon: 'home',
  names: 'Gutters in May, Tight Ship, House Book',
  entity: 'upkeep-task',
  home: 'focus',
  screens: `
    home | House | home
    checklist | To do | check
    calendar | Year | calendar
    history | Done | clock
    browse? | Rooms | list
    stats? | Costs | chart
    detail | Task
    form | Add task
    settings | Settings | settings`,
})
