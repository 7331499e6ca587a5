import { defineEntity } from '../entity.ts'

/** A walk with a guide on one evening. */
export const ledWalk = defineEntity({
  id: 'led-walk',
  one: 'Walk',
  many: 'Walks',
  words: 'ghost walk, led walk, night walk',
  icon: 'flag',
  groups: 'Tonight, English, German',
  fields: `
    Date | date | Fri 20 Nov
    Time | time | 20:00
    Language | choice | English | English, German
    Meeting point | place | Well on the market square
    Guide | person | Elias Lund
    Places left | number | 6
    At most | number | 20
    Price | money | € 16.00`,
  samples: `
    image | title | subtitle | overline | value | meta
    old town | The white lady | Tonight 20:00, with Elias, 6 places left | English | € 16 | 4.9
    night | Die weiße Frau | Tonight 21:30, with Hana, 11 places left | German | € 16 | 4.8
    old town | Hangman’s lane | Fri 20:00, with Ruth, 3 places left | English | € 18 | 4.9
    forest | Lights on the old graveyard | Sat 19:30, with Elias, full | English | € 18 | 4.7
    city night | The bell that rang twice | Sat 21:00, with Hana, 14 places left | German | € 16 | 4.8
    old town | For children from six | Sun 17:00, with Ruth, 9 places left | English | € 9 | 4.9`,
  about:
    'Ninety minutes through lanes without lamps. Elias carries the only lantern and knows who still looks out of the upper window.',
  facts: '90 min | Long\n20 | At most\n6 | Places left',
  figures: '6 | Walks a week\n43 | Places left\n2 | Languages',
  hero: 'Tonight, 20:00 | The white lady | Well on the market square, six places left | Get tickets',
  tip: 'Wear good shoes | The lanes are wet until ten',
  trend: 'Guests a week | 96 | +14',
  add: 'Add walk',
  use: 'Get tickets',
  price: '€ 16 | each',
})
