import { defineArchetype } from '../archetype.ts'

export const farm = defineArchetype({
  id: 'farm',
  words:
    'farm 7, farmer 7, vineyard 9, orchard 8, livestock 6, cattle 8, dairy 6, harvest 4, field records 7, crop 6, irrigation 7, greenhouse 5, allotment 7, garden plots 7, vegetable garden 7, kitchen garden 7, potager 7',
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Furrow, Long Rows, Topsoil',
  entity: 'plot',
  screens: `
    home | Today | home
    browse | Plots | grid
    calendar | Calendar | calendar
    stats | Harvest | chart
    history? | Records | book
    detail | Plot
    form | Add record
    people? | Team | users
    profile? | Me | user`,
})
