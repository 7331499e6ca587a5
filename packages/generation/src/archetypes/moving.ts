import { defineArchetype } from '../archetype.ts'

export const moving = defineArchetype({
  id: 'moving',
  words:
    'moving house 20, moving checklist 20, moving 6, relocation 12, movers 8, boxes with contents 12, change of address 9, moving day 16, moving in together 14, plan my move 20, plan our move 20, my move 10, our move 10',
  presets: 'warm, clean',
  icon: 'box',
  names: 'Box 21, New Keys, Van at Eight',
  entity: 'moving-task',
  home: 'focus',
  screens: `
    home | Plan | home
    checklist | Tasks | check
    browse | Boxes | box | moving-box
    people? | Helpers | users
    scanner? | Label | camera
    budget? | Costs | wallet
    detail | Task
    form | Add task
    calendar? | Dates | calendar
    profile? | Me | user`,
})
