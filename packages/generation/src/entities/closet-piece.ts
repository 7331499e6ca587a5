import { defineEntity } from '../entity.ts'

/** One piece of clothing somebody has. */
export const closetPiece = defineEntity({
  id: 'closet-piece',
  one: 'Piece',
  many: 'Clothes',
  words: 'piece of clothing, item of clothing, clothing item',
  icon: 'shirt',
  groups: 'Tops, Bottoms, Shoes, Coats',
  fields: `
    What | text | Linen shirt
    Kind | choice | Top | Top, Bottom, Dress, Shoes, Coat
    Colour | text | Pale blue
    State | choice | Clean | Clean, Dirty, In the wash
    Occasion | choice | Work | Work, Weekend, Evening, Sport
    Picture | photo | shirt
    Notes | long | Wash at 40°`,
  samples: `
    image | title | subtitle | badge | tone
    shirt | Linen shirt | Pale blue, work | Clean | success
    coat jacket | Wool coat | Grey, worn on Tuesday | Clean | success
    dress | Green dress | Evening, by hand only | In the wash | primary
    sneaker | White trainers | Weekend | Dirty | warning
    jeans trousers | Wide trousers | Navy, work | Clean | success
    shoe | Brown shoes | Work, resoled in May | Clean | success`,
  about: 'Bought in spring and worn nine times since. Goes with the wide trousers and the brown shoes.',
  facts: '9 | Times worn\n€ 4.20 | Cost per wear\n40° | Wash',
  figures: '42 | Pieces | +2\n5 | To wash',
  hero: 'Five to wash | Green dress and four more | Two of them are planned for Friday | See them',
  tip: 'Five pieces to wash | Two of them are planned for Friday',
  trend: 'Pieces worn a month | 31 | +4',
  add: 'Add piece',
  use: 'Mark as dirty',
})
