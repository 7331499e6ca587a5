import { defineArchetype } from '../archetype.ts'

export const plants = defineArchetype({
  id: 'plants',
  words:
    'plant 6, garden 6, gardening 7, houseplant 8, watering 5, seed 4, flower 4, grow 3, virtual plant 5, greenhouse 5',
  presets: 'natural, calm',
  icon: 'leaf',
  names: 'Windowbox, Greenhouse, Sprout',
  entity: 'plant',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Plants | leaf
    calendar | Calendar | calendar
    detail | Plant
    form | Add plant
    scanner? | Identify | camera
    stats? | Growth | chart
    profile | Me | user`,
})
