import { defineEntity } from '../entity.ts'

export const offer = defineEntity({
  id: 'offer',
  one: 'Item',
  many: 'Items',
  words: 'second-hand item, used item',
  icon: 'tag',
  groups: 'Clothes, Home, Books, Kids',
  fields: `
    Title | text | Denim jacket
    Photo | photo | jacket
    Size | choice | M | S, M, L, One size
    Condition | choice | Good | New, Good, Worn
    Swap for | text | A rain coat
    Notes | long | Small repair at the left cuff`,
  samples: `
    image | title | subtitle | overline | meta
    jacket | Denim jacket | Lea, 400 m away | Size M, good | 12 likes
    lamp | Reading lamp | Omar, 1.2 km away | Home, as new | 5 likes
    shirt | Linen shirt | Kim, 600 m away | Size L, good | 9 likes
    book | Six crime novels | Ana, 2 km away | Books, read once | 3 likes
    boot | Rubber boots | Iris, 300 m away | Size 39, worn | 7 likes
    bag | Canvas bag | Tomás, 900 m away | One size, new | 14 likes`,
  about: 'Worn two winters, washed and mended. Small repair at the left cuff, otherwise as it was.',
  facts: 'M | Size\nGood | Condition\n400 m | Away',
  figures: '128 | Items near you | +14\n6 | Yours\n2 | Matches',
  hero: 'It is a match | Denim jacket | Lea likes your rain coat too | Say hello',
  tip: '14 new things near you | Three are in your size',
  trend: 'Swaps this year | 18 | +3',
  add: 'Post item',
  use: 'Offer a swap',
})
