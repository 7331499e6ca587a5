import { definePage } from './page.ts'

export const outfitWeather = definePage({
  id: 'outfit-weather',
  said: 'what suits weather, outfits for weather, weather outfits, what fits weather, outfit for weather, weather suggestions, suggestions by weather, outfit suggestions by weather',
  within: /\b(?:wardrobe|outfits?|clothes|closet|wear)\b/i,
  name: 'For today',
  icon: 'cloud',
  line: '9° and dry: coat and boots',
  content: `
    hero 9° and dry | Wind in the evening. Wool coat, scarf and boots.
    cards Fits today
    - jacket | Wool coat and scarf | Warm down to 4° | Best
    - shirt | Linen shirt, thick jumper | If you stay inside | Good
    - shoe | Brown boots | Dry until nine | Best
    agenda Later
    - 12:00 | 11°, sunny | Coat open
    - 18:00 | 7°, windy | Scarf on
    - 21:00 | 5°, light rain | Umbrella
    switches Tell me
    - Outfit at seven
  `,
})
