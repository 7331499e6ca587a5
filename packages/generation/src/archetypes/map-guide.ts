import { defineArchetype } from '../archetype.ts'

export const mapGuide = defineArchetype({
  id: 'map-guide',
  words:
    'history walk 18, walking tour 14, then-and-now 14, audio walk 16, town walk 14, city walk 12, map 2, guide 2, nearby 4, hiking 5, trail 5, walk 2, city guide 6, bike sharing 5, shared bike 6, charging station 6, find nearby 5, location 2, park 2, outdoor 3, route 4, toilet 4, skate spot 14, spot sharing 12, skate spots 14, fuel prices 20, gas prices 20, petrol prices 20',
  presets: 'natural, clean',
  icon: 'map',
  names: 'Milestone, Round the Corner, Waypost',
  entity: 'place',
  screens: `
    map | Map | map
    browse | Places | search
    saved | Saved | bookmark
    detail | Place
    form? | Add place
    notifications? | Alerts
    profile | Me | user`,
})
