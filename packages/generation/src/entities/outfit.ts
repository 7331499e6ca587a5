import { defineEntity } from '../entity.ts'

export const outfit = defineEntity({
  id: 'outfit',
  words: 'outfit, wardrobe',
  icon: 'shirt',
  groups: 'Work, Weekend, Evening',
  fields: `
    Occasion | choice | Work | Work, Weekend, Evening, Sport
    Season | choice | Autumn | Spring, Summer, Autumn, Winter
    Pieces | text | Linen shirt, wool trousers
    Last worn | date | Tue 10 Nov
    Picture | photo | shirt
    Notes | long | Wants the brown shoes`,
  samples: `
    image | title | subtitle | overline | meta
    shirt | Linen and wool | Shirt, trousers, brown shoes | Work | Worn 6 times
    coat jacket | Grey November | Wool coat, scarf, boots | Weekend | Worn 11 times
    dress | Dinner at eight | Green dress, low heels | Evening | Worn twice
    sneaker | Errands | White trainers, navy jumper | Weekend | Worn 9 times
    bag | Train to Porto | Loose trousers, canvas bag | Travel | New
    shoe | Rain plan | Trench, rubber soles | Work | Worn 4 times`,
  about: 'Sits well in the office and still works for dinner. Warm enough down to nine degrees.',
  facts: '6 | Times worn\n9° | Warm to\n3 | Pieces',
  figures: '42 | Pieces | +2\n14 | Outfits\n€ 3.10 | Cost per wear',
  hero: 'Today, 9° and dry | Grey November | Wool coat, scarf, boots | Wear this',
  tip: '11 pieces not worn since May | Give three of them away?',
  trend: 'Outfits worn | 14 | +3',
  use: 'Wear today',
})
