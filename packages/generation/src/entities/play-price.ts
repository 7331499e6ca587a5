import { defineEntity } from '../entity.ts'

/** What an hour costs, and when it costs less. */
export const playPrice = defineEntity({
  id: 'play-price',
  one: 'Price',
  many: 'Prices',
  words: 'lane price, hour price',
  icon: 'tag',
  groups: 'Lanes, Happy hour, Extras',
  fields: `
    What | text | Lane, an hour
    Price | money | € 24.00
    When | text | Friday to Sunday`,
  samples: `
    icon | title | subtitle | value
    tag | Lane, an hour | Friday to Sunday | € 24.00
    tag | Lane, an hour | Monday to Thursday | € 18.00
    star | Happy hour | Tuesday, 16:00 to 19:00 | € 12.00
    shoe | Shoes | Included | € 0.00
    users | Students | With a card, Monday to Thursday | € 14.00`,
  about: 'For the lane, not for each player. Six play on one lane.',
  facts: '€ 24 | Weekend\n€ 18 | Weekdays\n€ 12 | Happy hour',
  figures: '€ 24 | Weekend\n€ 18 | Weekdays\n€ 12 | Happy hour',
  hero: 'Happy hour | € 12 on Tuesday | From 16 to 19 o’clock | Choose time',
  tip: 'Shoes are included | Socks are € 2',
  add: 'Add price',
  use: 'Book',
})
