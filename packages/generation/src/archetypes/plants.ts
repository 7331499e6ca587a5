import { defineArchetype } from '../archetype.ts'

export const plants = defineArchetype({
  id: 'plants',
  words:
    'houseplants 12, plant 6, houseplant 8, watering 3, grow 3, virtual plant 5, greenhouse 4, plant identification 18, identify plants 18',
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
