import { definePage } from './page.ts'

export const orderAgain = definePage({
  id: 'order-again',
  said: 'order again, reorder, re-order, repeat order, repeat orders, previous orders, one tap reorder, favourite orders, favorite orders',
  unless: /inventory|stock|supplier/i,
  within:
    /\b(?:restaurant|caf[eé]|bistro|pub|pizz\w+|diner|sushi|bakery|coffee|kebab|burger|delivery|take-?away|shop|flowers?|grocer\w*|butcher|laundry)\b/i,
  name: 'Order again',
  icon: 'repeat',
  line: 'What you had before',
  content: `
    rows Lately
    - repeat | Monday, 19:10 | Two things, delivered | € 21.80
    - repeat | Friday 13 November | Four things, picked up | € 38.60
    - repeat | Sunday 1 November | One thing, delivered | € 12.40
    stats So far
    - 14 | Orders
    - € 23 | On average
    switches Make it easy
    - The same every Friday
    - Pay with same card
    button cart | Order Monday's again
  `,
})
