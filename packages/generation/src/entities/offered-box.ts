import { defineEntity } from '../entity.ts'

/** Things somebody offers to a second-hand shop. */
export const offeredBox = defineEntity({
  id: 'offered-box',
  one: 'Offer',
  many: 'Offers to us',
  words: 'trade-in box, offered box, buy-back offer',
  icon: 'box',
  groups: 'New, Looked at, Settled',
  fields: `
    What | text | 40 records, mostly jazz
    Condition | choice | Good | Like new, Good, Mixed
    Photo | photo | music
    Bring it on | date | Sat 21 Nov
    I want | choice | Store credit | Store credit, Money
    Phone | phone | +49 151 2048`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | 40 records, mostly jazz | Noor Rahman, Saturday | € 180 | Our offer | primary
    box | Three crates from an attic | Elias Lund, photos sent | – | New | warning
    box | 12 rock records, two rare | Iris Chen, store credit | € 95 | Settled | success
    box | 80 classical | Not for us, the hospice takes them | – | Declined | danger`,
  about: 'Mostly jazz of the sixties, two of them we look for. 180 in money or 230 in store credit.',
  facts: '40 | Pieces\n€ 180 | Money\n€ 230 | Credit',
  figures: '2 | To answer\n€ 410 | Paid this week',
  add: 'Offer us a box',
  use: 'Accept',
})
