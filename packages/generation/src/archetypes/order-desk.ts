import { defineArchetype } from '../archetype.ts'

/** For whoever sells: what has come in and has to be got ready. What is made to order at home is `order-book`. */
export const orderDesk = defineArchetype({
  id: 'order-desk',
  words:
    'e-commerce admin 60, ecommerce admin 60, shop admin 50, store admin 50, admin app for a shop 50, admin app for our shop 50, incoming orders 24, manage incoming orders 30, order management 26, order management app 30, seller app 26, sellers app 22, vendor app 24, merchant app 26, restaurant owners 16, shop owner app 26, store owner app 24, restaurant partner 24, accept or reject orders 28, accept orders 16, fulfil orders 22, fulfill orders 22, order dashboard 22, seller dashboard 24, vendor dashboard 24',
  examples: `
    Restaurant owners see delivery orders come in, accept or reject them, switch dishes off and look at the day's sales
    The shop's side of our ordering app: new orders, in work, ready, message to the customer, takings
    Orders from our website on the phone of the staff, mark as ready, print the label, hand over to the courier
    Seller dashboard of a marketplace: add products, see orders, ship them, payouts and reviews
    My flower shop gets orders online, I want them in one list with card text, time and whether they are paid
    Vendors on our platform manage their products, stock and orders and see what they earn
    Merchants accept pick-up orders, set the time they are ready, pause ordering when it is too busy
    Manage orders of my online store: packed, shipped, returned, refund, customer notes
    Bakery team sees today's customer orders by hour and marks each one ready at the counter
    Café owner app, incoming coffee orders, ready button, edit prices, best sellers of the week
    Partner app for restaurants of a delivery service: kitchen confirms, minutes until ready, courier waiting
    Shoppers of a delivery service see orders, pick items from the shelf, offer something alike for what is missing, hand the bags to the driver
    For store managers: what was ordered online, pick and pack it, tell the customer it can be collected`,
  presets: 'clean, bold',
  icon: 'receipt',
  names: 'Order 118, In and Out, Front Counter',
  bars: 'cart checkout confirmed',
  entity: 'incoming-order',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Orders | list
    browse! | Menu | fork | meal
    browse! | Products | grid | product
    stats | Sales | chart
    notifications? | News | bell
    chats? | Messages | chat
    people? | Customers | users
    detail | Order
    form! | Add product | | product
    settings | Settings | settings`,
})
