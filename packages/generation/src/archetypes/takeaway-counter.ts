import { defineArchetype } from '../archetype.ts'

export const takeawayCounter = defineArchetype({
  id: 'takeaway-counter',
  words:
    'pickup counter 24, pick-up counter 24, pickup window 18, take-away restaurant 18, takeaway restaurant 18, order taker 18, order is announced 20, announce orders 20, number is called 18, numbers are called 18, call the number 16, called when ready 14, collection counter 18, order number display 18, buzzer when ready 16, cook and server 14, customers and cooks 14',
  needs:
    /take-?away|take-?out|restaurant|counter|food|kitchen|snack|burger|kebab|pizza|sushi|caf[eé]|coffee|bakery|canteen|chip shop|cook/i,
  examples: `
    Guests order at the till, wait with a number, and hear it called when the food stands on the counter
    Burger place: customer orders, order taker enters it, cook prepares, server hands it over
    Fast food order flow with four roles, from placing the order to the pickup counter
    My kebab shop calls numbers; people should see theirs on the phone while they wait
    Customers place a takeaway order and are told when it can be picked up, the kitchen sees what to cook
    Coffee to go: order ahead, barista makes it, name is called at the counter
    Chip shop queue with order numbers: taken, frying, ready
    Simulate a take-away: orders come in, get cooked, are announced, are picked up
    Canteen counter where the cook marks meals ready and the server announces them
    Who waits for which order, how long still, and which numbers stand at the window
    Sushi to go, numbers on a screen and a buzz on the phone when it is ready
    Bakery café with orders at the counter, the baker sees them, the guest is called`,
  // Where only guests are told of, it is their app, without the kitchen.
  unless:
    /^(?![^]*\b(?:cooks?|kitchen|servers?|baristas?|bakers?|order takers?|staff|numbers?|called|announc\p{L}*|window|queue|counter|tills?|buzz\p{L}*)\b)[^]*\b(?:customers|guests|people|users|they) (?:of (?:our|the|my) \p{L}+ )?(?:can |could |should |may )?(?:pre-?)?orders?\b/iu,
  presets: 'warm, bold',
  icon: 'bag',
  names: 'Hot Counter, Number 42, Order Up',
  bars: 'people deed notifications',
  entity: 'meal',
  home: 'shelf',
  screens: `
    home | Menu | fork | | | Ready in about 12 minutes
    cart | Order | bag
    ticket | My number | ticket | counter-order | | As the customer sees it
    browse | Kitchen | flame | counter-order | Kitchen | The cook takes the oldest first
    browse | Counter | bell | called-order | Pickup counter | The server calls the number
    detail | Dish
    detail | Kitchen order | | counter-order
    detail | Called order | | called-order
    form | Take order | | counter-order | Take an order | For the order taker`,
})
