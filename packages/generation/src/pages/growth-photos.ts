import { definePage } from './page.ts'

export const growthPhotos = definePage({
  id: 'growth-photos',
  said: 'photos of how they grow, how they grow, growth photos, growth pictures, photos of growth, photo diary of growth, growth diary, growth history, before and after photos of plants, photo of growth',
  within: /\bplants?\b|\bhouseplants?\b|\bgarden\b|\bseedlings?\b|\bbonsai\b/i,
  name: 'Growth',
  icon: 'image',
  line: 'Eleven photos since March',
  content: `
    cards Monstera, the big one
    - monstera | March | Four leaves, none with holes | 62 cm
    - plant pot | July | Moved to the east window | 88 cm
    - sprout | November | The ninth leaf on Sunday | 120 cm
    chart Height in cm | 62, 68, 75, 88, 96, 108, 120 | M, M, J, J, S, O, N
    banner leaf | 58 cm since March | One photo a month, from the same place
    button camera | Add a photo
  `,
})
