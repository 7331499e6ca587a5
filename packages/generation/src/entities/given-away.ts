import { defineEntity } from '../entity.ts'

/** What citizens give away instead of throwing it out. */
export const givenAway = defineEntity({
  id: 'given-away',
  one: 'Gift',
  many: 'Free things',
  words: 'free stuff, give away corner, things given away',
  icon: 'gift',
  groups: 'New, Furniture, Children, Garden',
  fields: `
    What | text | Oak shelf, 120 cm
    Photo | photo | shelf
    Fetch at | place | Linden lane 4
    Until | date | Sun 22 Nov`,
  samples: `
    image | title | subtitle | badge | tone
    shelf | Oak shelf, 120 cm | Linden lane, until Sunday | Free | success
    bike | Child bike, 20 inch | Mill street, chain is new | Free | success
    plant | Six flower pots | Harbour 9, by the gate | Reserved | warning
    chair | Two kitchen chairs | Old dairy, second floor | Free | success
    books | Box of crime novels | Station square | Gone | neutral`,
  about: 'A scratch on the side, else as new. Fetch it until Sunday; two carry it easily.',
  facts: 'Free | Price\nSun | Until\n3 | Asked',
  figures: '18 | To give away\n42 | Found a home',
  tip: 'Eighteen things wait | Most go within two days',
  add: 'Give something away',
  use: 'I would like it',
})
