import { defineEntity } from '../entity.ts'

export const auctionLot = defineEntity({
  id: 'auction-lot',
  one: 'Lot',
  many: 'Lots',
  words: 'auction lot, auction, bid, auction item',
  icon: 'tag',
  groups: 'Ending soon, New, No reserve',
  fields: `
    Title | text | Walnut writing desk, 1920
    Kind | choice | Furniture | Furniture, Pictures, Clocks, Books
    Starting bid | money | € 120
    Ends | date | Sun 22 Nov
    Condition | choice | Good | As new, Good, To restore
    Photo | photo | desk
    Description | long | One drawer sticks, the key is there`,
  samples: `
    image | title | subtitle | overline | value | badge
    desk | Walnut writing desk, 1920 | 14 bids, Iris leads | Ends in 2 h | € 340 | Ending soon
    clock | Station clock, both sides | 9 bids, no reserve | Ends at 19:00 | € 210 | No reserve
    painting | Harbour at low tide, oil | 22 bids, reserve met | Ends tomorrow | € 1,150 |
    vase | Vase with blue rim | First bid wins so far | Ends Sunday | € 45 | New
    book | Atlas of the north, 1887 | 6 bids, two watching | Ends Monday | € 180 |
    lamp | Workshop lamp, enamel | 11 bids, reserve met | Ends Tuesday | € 95 | New`,
  about:
    'From a house by the harbour, one owner since 1951. Viewing on Saturday from ten, delivery within the country.',
  facts: '€ 340 | Highest bid\n14 | Bids\n2 h | Left',
  figures: '3 | You lead\n5 | Watching\n€ 585 | Your bids',
  hero: 'Ends in two hours | Walnut writing desk, 1920 | You were outbid by € 10 | Bid again',
  tip: 'The clock ends at 19:00 | Nobody has bid for an hour | See the lot',
  add: 'Sell a lot',
  use: 'Place bid',
  price: '€ 340 | highest bid',
})
