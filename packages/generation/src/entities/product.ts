import { defineEntity } from '../entity.ts'

export const product = defineEntity({
  id: 'product',
  words: 'product, item for sale, merchandise, clothing, fashion, jewelry, gadget',
  icon: 'bag',
  groups: 'New, Lighting, Kitchen, Textiles',
  fields: `
    Price | money | € 129
    Size | choice | Medium | Small, Medium, Large
    Colour | choice | Oak | Oak, Ink, Sand
    Material | text | Linen
    Delivery | text | 2 days`,
  samples: `
    image | title | subtitle | value | rating | meta | overline
    lamp | Halo table lamp | Linen shade, oak foot | € 129 | 4.8 | 214 reviews | New
    mug | Fjord mug, set of 2 | Slate blue | € 38 | 4.6 | 98 reviews | Kitchen
    vase | Ember vase | Stoneware, rust | € 48 | 4.7 | 61 reviews | Home
    chair | Lantern chair | Ash, wool seat | € 210 | 4.9 | 40 reviews | Seating
    backpack | Weekend bag | Waxed cotton, 32 l | € 164 | 4.5 | 127 reviews | Travel
    headphones | Hush headphones | Wool and walnut | € 189 | 4.4 | 85 reviews | Sound`,
  about: 'A soft light for desks and bedsides. Touch the foot to dim it; it remembers the last setting.',
  facts: '4.8 | Rating\n2 days | Delivery\n30 days | To return',
  figures: '184 | Products | +12\n12 | New this week\n4.8 | Rating',
  hero: 'Autumn edit | The slow living room | 18 pieces from Oslo and Porto | See the edit',
  tip: 'Free delivery from € 60 | Arrives Tuesday 24 November',
  trend: 'Sales this week | € 3,912 | +11 %',
  use: 'Add to cart',
  price: '€ 129 | VAT included',
})
