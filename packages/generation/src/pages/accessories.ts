import { definePage } from './page.ts'

export const accessories = definePage({
  id: 'accessories',
  said: 'accessories, spare parts, parts and accessories, extras shop, accessory shop, add-ons, gear shop',
  unless: /wardrobe|outfit|inventory|stock|compatib/i,
  within:
    /\b(?:bikes?|car|motorcycle|phone|camera|pet|ski|dealer\w*|golf|caravan|scooter|baby|instrument)\b/i,
  name: 'Accessories',
  icon: 'bag',
  line: 'New for the dark months',
  content: `
    cards New
    - lamp | Light, front and back | Charged in an hour | € 39
    - bag | Bag for the carrier | 22 litres, dry | € 64
    - bottle | Bottle | Steel, with holder | € 19
    - jacket | Rain jacket | Seen from far | € 89
    chips Show | All, Light, Bags, Clothes, Care
    fields
    - How many | number | 1
    button cart | Add to cart
  `,
})
