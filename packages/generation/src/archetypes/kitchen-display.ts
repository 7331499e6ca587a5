import { defineArchetype } from '../archetype.ts'

export const kitchenDisplay = defineArchetype({
  id: 'kitchen-display',
  words:
    'kitchen display 20, incoming orders 14, order taker 10, restaurant orders 12, kitchen orders 18, mark ready 12, waiter app 16, table orders 14, preparation time 6, restaurant management 14, pos for restaurant 16, cook sees 10, pickup counter 12, order tickets 12, cloud kitchen 28, ghost kitchen 28',
  examples: `
    What table 7 wants appears on the tablet by the stove, the cook swipes it when it is plated
    Waiter app: starters and mains typed in at the table, the grill and the cold station each see their part
    Burgers to go: new, in the pan, ready at the window, number called out
    Incoming orders of a pizzeria from phone, web and counter, everything in one line with minutes waiting in red
    Chef's screen: course one away, hold the mains, no onions for seat three
    Food truck crew needs a queue of meals, mark done, ping the customer
    Servers take down table orders with allergies and the kitchen has them at once
    Kitchen display for the pass with oldest ticket first, colours when over twelve minutes
    Sushi kitchen: delivery bags to pack, dine-in plates, driver waiting, average prep today
    Bartenders see drinks separately from meals, tick them off by table
    Café brunch is chaos: eggs, pancakes, juices per ticket, station by station, all-day count
    Bump dishes when finished, recall the last one, print nothing any more`,
  bars: 'ticket',
  presets: 'dark-pro, bold',
  icon: 'fork',
  names: 'Pass, Order 118, Hot Plate',
  entity: 'kitchen-ticket',
  home: 'focus',
  screens: `
    home | Now | home
    browse | Orders | list | | | | till, incoming, incoming orders, order queue, tickets, bump, bump items, timer, minutes, turns red, course, courses
    browse | Stations | grid | kitchen-station | | | Stations, station, by station, grill, bar
    browse! | Sold out | close | sold-out | | | Sold out, 86, 86 list, out of stock, unavailable
    people? | Drivers | users
    stats | Numbers | chart
    map? | Deliveries | map
    detail | Order
    form | New order
    settings | Settings | settings`,
})
