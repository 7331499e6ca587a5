import { defineEntity } from '../entity.ts'

/** How the shelf at a customer looks. */
export const shelfPhoto = defineEntity({
  id: 'shelf-photo',
  one: 'Photo',
  many: 'Shelf pictures',
  words: 'shelf photo at a customer',
  icon: 'camera',
  groups: 'Today, To improve',
  fields: `
    Customer | text | Harbour pharmacy
    Photo | photo | shop
    Our share | text | 35 %
    Out of stock | text | Sun cream 50
    Note | long | Display stands behind the door`,
  samples: `
    icon | title | subtitle | badge | tone
    camera | Harbour pharmacy | Share 35 %, one gap | Today | warning
    camera | Park pharmacy | Share 48 %, display by the till | Today | success
    camera | Linden pharmacy | Share 22 %, bottom shelf | Tue 17 Nov | danger
    camera | Station pharmacy | Share 40 %, all there | Mon 16 Nov | success`,
  about: 'Five facings on the second shelf, one gap. The display stands behind the door.',
  facts: '35 % | Share\n5 | Facings\n1 | Gap',
  figures: '24 | This week\n2 | To improve',
  hero: 'To improve | Linden pharmacy | Bottom shelf, 22 % | See picture',
  tip: 'Two shelves should be better | Linden pharmacy first',
  trend: 'Average share | 38 % | +2',
  add: 'Take picture',
  use: 'Compare',
})
