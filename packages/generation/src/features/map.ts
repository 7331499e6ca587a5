import { defineFeature } from '../feature.ts'

export const map = defineFeature({
  id: 'map',
  words:
    'radar, map, maps, floor plan, site plan, store locator, store finder, branch finder, branch locator, shop finder, locator, nearby, near you, gps, location, directions, navigation route, route, geo, karte, mapa, mappa',
  screen: 'map | Map | map | tab',
  weight: 5,
  unless:
    // A router of a network is no route.
    /^(?!.*\b(?:maps?|routes?|nearby|near|gps|locat\w+)\b).*\brouters?\b|\b(?:devices?|phones?|computers?) (?:nearby|near (?:you|me|by))\b|\bnearby (?:devices?|phones?|computers?)\b|\bstar maps?\b|\b(?:mind|body|pain) maps?\b|\b(?:locations?|sites?) of (?:the )?(?:pain|aches?|headaches?|injur(?:y|ies)|rash)|\bpain locations?\b|\bstory maps?\b|\b(?:keys?|controllers?|buttons?|keyboard|gamepad|input|remote|colou?r|field|column|midi) mapp?(?:ing|ings|s)?\b/is,
})
