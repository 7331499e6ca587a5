import { definePage } from './page.ts'

export const callWaiter = definePage({
  id: 'call-waiter',
  said: 'call waiter, call a waiter, call the waiter, waiter call, call staff, call service, ask for the bill, request bill, request the bill, ask for bill',
  name: 'Call waiter',
  icon: 'bell',
  line: 'Table 7',
  content: `
    hero Table 7 | Somebody comes in about two minutes.
    tiles What is it?
    - cup | Order
    - receipt | The bill
    - drop | Water
    - help | A question
    timeline Today
    - 9:38 | Water, brought
    - 9:20 | Order, taken
    chips Pay | Together, Apart, With card, Cash
    button bell | Call
  `,
})
