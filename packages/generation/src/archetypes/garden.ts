import { defineArchetype } from '../archetype.ts'

export const garden = defineArchetype({
  id: 'garden',
  words:
    'garden planner 26, vegetable garden 24, seed inventory 26, planting calendar 24, sowing calendar 26, raised beds 18, garden journal 22, gardening calendar 18, sowing 12, harvest log 20, kitchen garden 22, allotment planner 22',
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Bed Four, First Frost, Rows',
  entity: 'crop',
  home: 'shelf focus',
  screens: `
    home | Garden | home
    browse | Beds | leaf
    calendar | Calendar | calendar
    checklist? | This week | check | garden-work
    saved? | Seeds | box
    stats? | Harvest | chart
    weather? | Weather | sun
    detail | Crop
    form | Add crop
    settings | Settings | settings`,
})
