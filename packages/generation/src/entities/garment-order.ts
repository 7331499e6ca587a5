import { defineEntity } from '../entity.ts'

export const garmentOrder = defineEntity({
  id: 'garment-order',
  one: 'Order',
  many: 'Orders',
  words: 'laundry order, cleaning order, alteration, laundry bag, garment, shoe repair',
  icon: 'shirt',
  groups: 'In work, Ready, Returned',
  fields: `
    What | text | Four shirts, one coat
    Service | choice | Dry cleaning | Wash and fold, Dry cleaning, Ironing, Mending
    Pickup | date | Thu 19 Nov
    Back by | date | Mon 23 Nov
    Address | place | Mill street 14
    Photo | photo | shirt
    Notes | long | Coffee stain on the left cuff`,
  samples: `
    icon | title | subtitle | value | badge | tone
    shirt | Four shirts, one coat | Back on Monday, 17:00 to 19:00 | € 34 | In work | primary
    bag | Wash and fold, 6 kg | Ready since this morning | € 21 | Ready | success
    bed | Bed linen, two sets | Fetched tomorrow at 8:00 | € 18 | Booked | warning
    scissors | Trousers, two hems | Fitting done | € 24 | In work | primary
    check | Winter jacket | Returned on 12 November | € 19 | Returned | neutral`,
  about: 'Coffee stain on the left cuff was treated by hand. Shirts come on hangers, the coat in a bag.',
  facts: 'Mon | Back\n5 | Pieces\n€ 34 | Price',
  figures: '3 | In work\n1 | Ready\n€ 73 | This month',
  hero: 'Ready | Wash and fold, 6 kg | We bring it today between 17:00 and 19:00 | Follow it',
  tip: 'Stains are noted by piece | Coffee on the left cuff',
  trend: 'Orders a month | 6 | +1',
  add: 'New order',
  use: 'Follow it',
  price: '€ 34 | five pieces',
})
