import { defineArchetype } from '../archetype.ts'

export const hiking = defineArchetype({
  id: 'hiking',
  words: 'hiking 8, hike 7, trail 5, mountain 4, forest 3, summit 5, outdoor 3, trekking 7, sos 4',
  presets: 'natural, bold',
  icon: 'mountain',
  names: 'Cairn, Treeline, Dry Boots',
  entity: 'hike',
  screens: `
    home | Today | home
    map | Map | map
    browse | Hikes | mountain
    detail | Hike
    history? | Log | clock
    help? | SOS | shield
    form | Plan hike
    profile | Me | user`,
})
