import { defineEntity } from '../entity.ts'

export const placeReview = defineEntity({
  id: 'place-review',
  one: 'Review',
  many: 'Reviews',
  words: 'place review',
  icon: 'star',
  groups: 'New, With photos',
  fields: `
    Stars | choice | 5 | 5, 4, 3, 2, 1
    In one line | text | Worth the walk
    Review | long | Clean, quiet in the morning, and easy to find
    Photo | photo | camera
    Been there on | date | Sat 14 Nov`,
  samples: `
    avatar | title | subtitle | rating | time
    Mara | Mara Vogt | Worth the walk, quiet in the morning | 5.0 | Today
    Omar | Omar Haddad | Easy to find, friendly | 4.5 | Tue
    Iris | Iris Chen | Crowded after five | 3.5 | Mon
    Kim | Kim Osei | We come again | 4.5 | 12 Nov`,
  about: 'Clean, quiet in the morning, and easy to find. We come again with friends.',
  facts: '5 | Stars\n2 | Photos',
  figures: '38 | Reviews\n4.6 | Stars',
  hero: 'New | Mara was here | Worth the walk, quiet in the morning | Read',
  tip: 'A photo says more than stars | Two are enough',
  add: 'Write review',
  use: 'Helpful',
})
