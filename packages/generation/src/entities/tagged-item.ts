import { defineEntity } from '../entity.ts'

/** A thing out of a house, with its tag. */
export const taggedItem = defineEntity({
  id: 'tagged-item',
  one: 'Item',
  many: 'Items',
  words: 'tagged item, estate item, consigned item',
  icon: 'tag',
  groups: 'For sale, Sold, Kept',
  fields: `
    Item | text | Walnut sideboard
    Tag | text | 118
    Photo | photo | sideboard
    Room | choice | Dining room | Dining room, Kitchen, Bedroom, Attic, Garage
    Price | money | € 240.00
    State | choice | For sale | For sale, Sold, Kept, Given away
    Notes | long | One hinge is new, made about 1962`,
  samples: `
    image | title | subtitle | overline | value
    sideboard | Walnut sideboard | Dining room, tag 118 | For sale | € 240
    lamp | Brass floor lamp | Living room, tag 104 | Sold | € 65
    vase | Blue vase, pair | Dining room, tag 121 | For sale | € 48
    armchair | Reading chair | Bedroom, tag 97 | Sold | € 110
    camera | Two film cameras | Attic, tag 133 | For sale | € 90
    watch | Grandfather’s watch | Stays in the family | Kept`,
  about:
    'Made about 1962, one hinge is new. The doors close well; two buyers have asked for it since Thursday.',
  facts: '118 | Tag\n€ 240 | Price\n1962 | About',
  figures: '€ 1,840 | Sold | +€ 310\n64 | Still there\n146 | Tagged',
  hero: 'Sale on Saturday | 64 items are still there | Half price from Sunday at noon | See items',
  tip: 'The attic sells slowly | Eleven of fourteen are still there',
  trend: 'Sold a day | € 620 | +€ 110',
  add: 'Tag item',
  use: 'Mark as sold',
  price: '€ 240 | tag 118',
})
