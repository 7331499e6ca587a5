import { defineFeature } from '../feature.ts'

export const map = defineFeature({
  id: 'map',
  words:
    'map, maps, floor plan, site plan, store locator, store finder, branch finder, branch locator, shop finder, locator, nearby, near you, gps, location, directions, navigation route, route, geo, karte, mapa, mappa',
  screen: 'map | Map | map | tab',
  weight: 5,
})
