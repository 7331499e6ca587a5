import { defineFeature } from '../feature.ts'

export const packing = defineFeature({
  id: 'packing',
  words: 'packing list, packing, luggage list, bag list, hospital bag, what to pack',
  unless:
    /\bpick(?:s|ing)?(?:,? and|,| &| \/) pack|\bpack(?:s|ing)? (?:the |customer |online )?(?:orders?|parcels?|shipments?|goods)\b|\bpacked (?:lunch|meal|box|breakfast)|\b(?:icon|language|offline|sticker|expansion|resource|battery|texture|voice|starter|class|classes|lesson|session|credit|ticket|visit|yoga|value|punch|booster|card) packs?\b/i,
  screen: 'checklist | Packing | bag | tab | packing',
  weight: 5,
})
