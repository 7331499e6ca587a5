import { definePage } from './page.ts'

export const orderReserved = definePage({
  id: 'order-reserved',
  said: 'pre-order status, preorder status, my pre-order, my preorder, my pre-orders, reserved order, reserved for me, my reserved order',
  within:
    /\b(?:bakery|baker|butcher|flower\w*|florist|cakes?|cheese|farm|deli|shop|store|pastr\w+|fish\w*)\b/i,
  name: 'Your order',
  icon: 'bag',
  line: 'Ready on Saturday',
  shownBy: 'made-order',
  content: `
    hero Ready on Saturday | Number 42 lies at the counter with your name on it.
    timeline Your order
    - Received | Today, 9:41
    - Made for you | Friday
    - Ready at the counter | Saturday morning
    code KW-4182-42 | Show it at the counter
    rows Where
    - pin | Mill street 12 | Open until 18:00
    - phone | Call us | +1 555 0100
    button edit | Change the order
  `,
})
