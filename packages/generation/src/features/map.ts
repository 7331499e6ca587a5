import { defineFeature } from '../feature.ts'

export const map = defineFeature({
  id: 'map',
  words:
    'map, maps, nearby, near you, gps, location, directions, navigation route, route, geo, karte, mapa, mappa',
  screen: 'map | Map | map | tab',
  weight: 5,
})
