import { defineEntity } from '../entity.ts'

/** What one makes things of and keeps a store of. */
export const craftSupply = defineEntity({
  id: 'craft-supply',
  one: 'Yarn',
  many: 'Yarns',
  words: 'yarn, yarn stash, skein, wool stash',
  icon: 'box',
  groups: 'Wool, Cotton, Leftovers',
  fields: `
    Name | text | Merino, moss
    Fibre | choice | Wool | Wool, Cotton, Linen, Mixed
    Balls | number | 6
    Metres a ball | number | 120
    Dye lot | text | 4182
    Where | place | Blue box, second shelf`,
  samples: `
    icon | title | subtitle | value | tone
    heart | Merino, moss | 120 m, lot 4182, blue box | 6 | success
    heart | Alpaca, oat | 100 m, leftover | 2 | warning
    sun | Cotton, indigo | 85 m, lot 118 | 9 | success
    leaf | Linen string | 150 m, undyed | 3 | primary
    heart | Sock yarn, striped | 420 m | 1 | danger
    moon | Chunky, charcoal | 60 m, for the scarf | 4 | primary`,
  about: 'Bought in Ghent in spring, all of one lot. Enough for a hat and mittens.',
  facts: '6 | Balls\n720 m | In all\n4182 | Dye lot',
  figures: '38 | Balls\n4.2 km | In all',
  tip: 'Enough moss for two more | Six balls, 720 metres',
  add: 'Add yarn',
  use: 'Take some',
})
