import { defineEntity } from '../entity.ts'

/** A place somebody looks for. */
export const wantedEntry = defineEntity({
  id: 'wanted-entry',
  one: 'Wish',
  many: 'Wishes',
  words: 'wanted entry, wanted place',
  icon: 'search',
  groups: 'Running, Others',
  fields: `
    Race | text | Three Bridges Marathon
    By | person | Yusuf Kaya
    At most | money | € 70`,
  samples: `
    avatar | title | subtitle | value
    Yusuf Kaya | Three Bridges Marathon | Yusuf, would change today | € 70
    Mara Lind | Night Run, 10 km | Mara, two if possible | € 20
    Elias Lund | Any half in December | Elias, anywhere by train | € 45`,
  about: 'Yusuf has trained for it and missed the registration by a day.',
  facts: '€ 70 | At most\n13 Dec | Race\n1 | Offer',
  figures: '3 | Wanted\n5 | To take\n1 | Match',
  hero: 'A match | Yusuf looks for Three Bridges | Kim has one | Tell both',
  tip: 'One match today | Three Bridges',
  add: 'Add wish',
  use: 'Offer mine',
})
