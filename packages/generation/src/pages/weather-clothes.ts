import { definePage } from './page.ts'

export const weatherClothes = definePage({
  id: 'weather-clothes',
  said: 'what to wear, wear for my kids, what to wear for my kids, clothing advice, clothes advice, what kids should wear, clothing tips, outfit advice, what should wear',
  within: /\bweather\b/i,
  name: 'What to wear',
  icon: 'shirt',
  line: 'Rain jackets from noon',
  content: `
    hero 9° and rain from noon | Jackets in the bag, boots on.
    rows For the children
    - shirt | Long sleeves and a jumper | 9° on the way to school
    - drop | Rain jacket | From noon on
    - shoe | Boots | Puddles until four
    rows For you
    - shirt | Coat, no scarf | 12° at noon
    agenda Through the day
    - 7:30 | 9°, dry | Jumper is enough
    - 12:00 | 12°, rain | Jacket on
    - 17:00 | 10°, windy | Hats
    switches Tell me
    - At seven each morning
  `,
})
