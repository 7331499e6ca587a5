import { defineEntity } from '../entity.ts'

export const garmentPrice = defineEntity({
  id: 'garment-price',
  one: 'Service',
  many: 'Prices',
  words: 'cleaning price, ironing price, laundry price list',
  icon: 'tag',
  groups: 'Wash, Clean, Mend',
  fields: `
    Service | text | Shirt, washed and ironed
    Price | money | € 3.40
    Takes | text | 2 days`,
  samples: `
    icon | title | subtitle | value
    shirt | Shirt, washed and ironed | Two days, on a hanger | € 3.40
    bag | Wash and fold | By the kilo, next day | € 3.50
    shirt | Suit, two pieces | Dry cleaning, three days | € 18
    star | Dress, simple | Dry cleaning, three days | € 14
    scissors | Hem | By hand, two days | € 12
    bed | Bed linen, a set | Washed and pressed | € 9`,
  about: 'Collars by hand, then pressed on the board. On a hanger or folded, as you like.',
  facts: '€ 3.40 | Price\n2 d | Takes\nHanger | Comes',
  figures: '24 | Services\n2 d | As a rule',
  hero: 'Until Sunday | Five shirts for € 15 | Washed, ironed, on hangers | Book a pickup',
  tip: 'Free pickup from € 25 | In the whole town',
  add: 'Add service',
  use: 'Book it',
  price: '€ 3.40 | a shirt',
})
