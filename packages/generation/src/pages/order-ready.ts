import { definePage } from './page.ts'

export const orderReady = definePage({
  id: 'order-ready',
  said: 'pickup status, pick-up status, order ready, ready for pickup, ready for pick-up, order is ready, drink is ready, food is ready, order number, pickup code, pick-up code',
  within:
    /\b(?:restaurant|caf[eé]|bistro|pub|pizz\w+|diner|sushi|bakery|coffee|kebab|burger|take-?away|canteen|deli|shop|store|flowers?|grocer\w*|butcher|order ahead)\b/i,
  unless: /\b(?:barista|cooks?|kitchen|baker|staff|owner)s? (?:sees?|marks?|gets?|can)\b/i,
  name: 'Your order',
  icon: 'bag',
  line: 'Number 42, ready at 9:52',
  shownBy: 'counter-order called-order made-order',
  content: `
    hero Ready at 9:52 | Number 42, we call you when it stands on the counter.
    timeline Your order
    - Received | 9:40
    - Being prepared | Since 9:43
    - Ready at the counter | About 9:52
    code KW-4182-42 | Show it at the counter
    rows Where
    - pin | Mill street 12 | Open until 18:00
    - phone | Call us | +1 555 0100
    button check | I have it
  `,
})
