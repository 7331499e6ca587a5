import { defineEntity } from '../entity.ts'

/** Who leads the walks. */
export const walkGuide = defineEntity({
  id: 'walk-guide',
  one: 'Guide',
  many: 'Guides',
  words: 'walk guide, ghost guide',
  icon: 'users',
  groups: 'All, Tonight',
  fields: `
    Name | text | Elias Lund
    Languages | text | English, Norwegian
    Tonight | choice | 20:00 | 20:00, 21:30, Free`,
  samples: `
    avatar | title | subtitle | value
    Elias Lund | Elias Lund | English, leads at 20:00 tonight | 4.9
    Hana Sato | Hana Sato | German and English, 21:30 tonight | 4.8
    Ruth Adeyemi | Ruth Adeyemi | English, on Friday and for children | 4.9`,
  about: 'Was an actor, has led the walk for nine years and never tells the end twice in the same way.',
  facts: '9 | Years\n4.9 | Rated\n2 | Languages',
  figures: '3 | Guides\n2 | Tonight\n4.9 | Rated',
  hero: 'Tonight | Elias leads at eight | In English, twenty at most | See walk',
  tip: 'Ruth swaps Friday for Sunday | Both are full',
  add: 'Add guide',
  use: 'See walks',
})
