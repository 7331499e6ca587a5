import { defineEntity } from '../entity.ts'

export const modelPaint = defineEntity({
  id: 'model-paint',
  one: 'Paint',
  many: 'Paints',
  words: 'model paint, paint, hobby paint, pot of paint, miniature paint',
  icon: 'drop',
  groups: 'Base, Layer, Wash, Metal',
  fields: `
    Name | text | Deep sea blue
    Kind | choice | Base | Base, Layer, Wash, Metal, Primer
    Maker | text | North Pigments
    Left | slider | 60
    Close to | text | Harbour blue, Old Mint
    Swatch | photo | palette
    Notes | long | Two thin coats over grey`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Deep sea blue | North Pigments, base | 60 % | Owned | primary
    drop | Bone white | Old Mint, layer | 80 % | Owned | neutral
    drop | Oily brown | North Pigments, wash | 20 % | Nearly empty | warning
    drop | Old gold | Old Mint, metal | 90 % | Owned | accent
    drop | Ember red | North Pigments, layer | 0 % | To buy | danger
    drop | Grey primer | Spray, 400 ml | 50 % | Owned | neutral`,
  about: 'Covers in two thin coats over grey. Harbour blue of the Old Mint is close, a little greener.',
  facts: '60 % | Left\nBase | Kind\n4 | Recipes',
  figures: '118 | Paints\n6 | To buy\n23 | Recipes',
  hero: 'On the desk | Lantern knights, unit 2 | Cloaks shaded, highlights are next | Open recipe',
  tip: 'Oily brown is nearly empty | It is in nine recipes',
  trend: 'Figures painted | 14 | +5',
  add: 'Add paint',
  use: 'Open recipe',
})
