import { defineEntity } from '../entity.ts'

/** Gear players sell or give to one another. */
export const swappedGear = defineEntity({
  id: 'swapped-gear',
  one: 'Offer',
  many: 'Gear',
  words: 'gear swap, team gear',
  icon: 'shirt',
  groups: 'New, Free, Gone',
  fields: `
    What | text | Skates, size 39
    Condition | choice | Good | Like new, Good, Worn
    Price | money | € 60.00
    Photo | photo | roller skate
    Who | person | Kim Osei`,
  samples: `
    image | title | subtitle | value | badge | tone
    roller skate | Skates, size 39 | Kim, new wheels | € 60 | New | success
    shirt black | Team shirt, M | Lea, worn twice | € 10 | New | success
    helmet | Helmet, blue | Iris, no crack | € 20 | Kept for Ana | warning
    shoe | Shoes, 38 | Noor, fetch them | Free | Free | primary
    bag | Bag with wheels | Hana | € 15 | Gone | neutral`,
  about: 'Two seasons old, new wheels in May, brakes as good as new. Try them on after training.',
  figures: '4 | Offers\n1 | Free',
  add: 'Offer something',
  use: 'I take it',
})
