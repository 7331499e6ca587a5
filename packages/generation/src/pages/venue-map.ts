import { definePage } from './page.ts'

export const venueMap = definePage({
  id: 'venue-map',
  said: 'site map, venue map, festival map, map of the site, map of the venue, hall plan, site plan, exhibition map, map of the grounds, event map, festival site map',
  unless: /trail|hiking|city|bus|seo|find my friends/i,
  within:
    /\b(?:festival|conference|congress|fair|zoo|museum|campus|convention|exhibition|mall|market|hospital|stadium|park|expo|campsite|resort)\b/i,
  name: 'Site map',
  icon: 'map',
  line: 'You are at the main gate',
  content: `
    map Around you | Main stage, Food, First aid, Water
    tiles Where is
    - music | Main stage
    - cup | Food
    - drop | Water
    - users | Toilets
    - heart | First aid
    - car | Parking
    rows From here
    - music | Main stage | Straight on | 4 min
    - heart | First aid | Behind the tall tree | 2 min
    - drop | Water | Left of the gate | 1 min
  `,
})
