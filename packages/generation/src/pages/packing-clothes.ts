import { definePage } from './page.ts'

export const packingClothes = definePage({
  id: 'packing-clothes',
  said: 'packing for trips, pack for trips, packing list, packing lists, trip packing, pack suitcase, what to pack',
  within: /\b(?:wardrobe|outfits?|my clothes|closet)\b/i,
  name: 'Packing',
  icon: 'bag',
  line: 'Three days, nine pieces',
  shownBy: 'packing',
  content: `
    hero Porto, 3 to 6 December | 14° and some rain. Nine pieces make six outfits.
    ticks From your wardrobe
    - x Wool coat | Wear it on the train
    - x Loose trousers | For two days
    - Green dress | Dinner on Friday
    - White trainers
    - Trench | Rain on Saturday
    ticks Besides
    - Charger
    - Umbrella
    stats In the bag
    - 9 | Pieces
    - 6 | Outfits
  `,
})
