import { defineEntity } from '../entity.ts'

/** A dress that was tried on. */
export const triedDress = defineEntity({
  id: 'tried-dress',
  one: 'Dress',
  many: 'Dresses',
  words: 'tried dress, wedding dress, bridal gown',
  icon: 'star',
  groups: 'Liked, Chosen, On the rail',
  fields: `
    Dress | text | Ivory, lace sleeves
    Size | choice | 38 | 34, 36, 38, 40, 42
    Price | money | € 1,690
    Photo | photo | wedding dress
    Liked | choice | Chosen | Chosen, Liked, Not hers
    Notes | long | Train a little long`,
  samples: `
    image | title | subtitle | overline | value
    dress | Ivory, lace sleeves | Size 38, train of 80 cm | Chosen by Lea | € 1,690
    dress | Plain satin, low back | Size 36 | Liked by Sofia | € 1,290
    dress | Tulle, pearl belt | Size 40 | Liked by Noor | € 1,480
    dress | Short, with sleeves | Size 38 | On the rail | € 790
    dress | A-line, champagne | Size 42 | On the rail | € 1,150`,
  about: 'Lea’s after seven others. Lace sleeves to the elbow; the train gets a loop so that she can dance.',
  facts: '38 | Size\n7 | Tried it\n€ 1,690 | Price',
  figures: '86 | On the rail\n12 | Ordered\n€ 1,340 | Average',
  hero: 'Most tried | Ivory, lace sleeves | Seven times this season | See dress',
  tip: 'Size 44 is missing | Three asked for it',
  add: 'Add dress',
  use: 'Note who tried it',
  price: '€ 1,690 | size 38',
})
