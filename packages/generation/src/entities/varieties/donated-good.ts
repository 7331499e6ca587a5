import { donatedGood } from '../donated-good.ts'
import { defineVarieties } from './variety.ts'

/** What is given; without these words it is food. */
export const donatedGoodVarieties = defineVarieties(donatedGood, [
  {
    signs: 'clothes 8, clothing 8, coats 7, shoes 6, furniture 7, toys 6, textiles 7',
    one: 'Donation',
    many: 'Donations',
    groups: 'To collect, Sorted, Given on',
    fields: `
      What | text | Two bags of winter clothes
      Kind | choice | Clothes | Clothes, Shoes, Toys, Furniture
      Collect at | place | Linden lane 4
      Day | date | Fri 20 Nov
      Between | choice | 9 to 12 | 9 to 12, 14 to 17
      Photo | photo | clothes
      Note | long | At the side door, dry`,
    without: 'Count, Best before, Shelf, Points each, From',
    samples: `
      icon | title | subtitle | value | badge | tone
      shirt | Two bags of winter clothes | Linden lane 4, 9 to 12 | Fri | To collect | primary
      shoe | Children’s shoes, 8 pairs | Mill street 12, 14 to 17 | Fri | To collect | primary
      sofa | Armchair, grey | Garden house, two people | Sat | Asked | warning
      shirt | Six coats | Sorted by Ana on Tuesday | 6 | Sorted | accent
      check | Baby clothes, one box | Went to the family house | 24 | Given on | success`,
    about: 'Two bags at the side door, washed and dry. The van comes between nine and twelve on Friday.',
    facts: 'Fri | Collected\n2 | Bags\n9–12 | Between',
    figures: '14 | To collect\n3 | This Friday\n286 | Given on',
    hero: 'Friday, 9 to 12 | The van comes to Linden lane 4 | Two bags of winter clothes | Change day',
    notices:
      'The van comes on Friday | Between nine and twelve | truck\nSix coats are sorted | They go to the night shelter | shirt',
    tip: 'Coats are needed most | And shoes from size 42',
    trend: 'Bags a week | 38 | +6',
    add: 'Donate',
    use: 'Change day',
  },
])
