import { defineEntity } from '../entity.ts'

/** What one rents for an evening outside. */
export const rentedComfort = defineEntity({
  id: 'rented-comfort',
  one: 'Thing',
  many: 'Things to rent',
  words: 'cushion to rent, blanket to rent',
  icon: 'layers',
  groups: 'Warm, Soft',
  fields: `
    What | choice | Blanket | Cushion, Blanket, Chair, Poncho
    How many | number | 2
    Price | money | € 3.00
    Fetched at | choice | Main gate | Main gate, Bar`,
  samples: `
    image | title | subtitle | value
    blanket | Wool blanket | 40 left, at the main gate | € 3
    pillow | Cushion | For the stone steps | € 2
    chair | Folding chair | Only on the lawn | € 5
    raincoat | Rain poncho | Yours to keep | € 4
    lamp | Torch | For the way to the bus | € 1`,
  about: 'Washed each day. Bring it back to the gate after the applause.',
  facts: '€ 3 | Evening\n40 | Left\nGate | Fetch',
  figures: '40 | Blankets left\n86 | Cushions left\n€ 2 | From',
  hero: 'Fresh tonight | A blanket for two | Fourteen degrees at the end | Rent',
  tip: 'Cushions are on the left | By the main gate',
  add: 'Rent',
  use: 'Rent',
  price: '€ 3 | an evening',
})
