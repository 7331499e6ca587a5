import { defineArchetype } from '../archetype.ts'

export const foodTruck = defineArchetype({
  id: 'food-truck',
  words:
    'food truck vendors 30, food truck vendor 30, local food trucks 24, food trucks near 24, my food truck 24, our food truck 24, food truck 10, food van 18, taco truck 18, coffee van 18, coffee bike 16, coffee cart 16, snack van 16, ice cream van 18, burger truck 18, pizza van 18, street food truck 16, where we park 12, where we are parked 14, street food market 26, street food markets 26, food stands 20, street food 12',
  examples: `
    My taco truck parks somewhere else each day: show where we stand, until when, and today's menu
    Food van of our family, guests see the menu with prices, order ahead and collect without queuing
    We sell pizza from an old fire engine: stops of the week on a map, dishes, sold out signs
    Where is the burger truck at lunch today, what does it cost, tell me when it is near my office
    Coffee bike with three stops a day, regulars see where it is and order before it arrives
    Ice cream van: follow it live on the map, flavours of the day, book it for a children's party
    One truck, dumplings and bao: where we park until when, sold out at the window, book us for weddings
    Falafel trailer on markets and festivals, calendar of places, catering requests
    Customers of our crêpe van want to know our spot, opening hours and specials and pay in advance
    Waffle cart owner posts today's location and menu, fans get a notice and order from the queue
    Fish and chips van visiting villages, which evening in which village, what is fried today
    Hot dog stand on wheels: location, menu, allergens, order number called when ready`,
  presets: 'bold, warm',
  icon: 'truck',
  names: 'Parked Here, Hot Window, Round the Corner',
  bars: 'sos',
  entity: 'meal',
  home: 'shelf',
  screens: `
    home | Today | home | | | Truck on Mill square until 14:30
    browse | Menu | fork
    map | Where we are | pin | truck-stop
    cart | Order | bag
    week | Stops | calendar | truck-stop
    detail | Dish
    checkout | Pay
    confirmed | Ordered | | | Order 42 is cooking
    form? | Book the truck
    history? | Orders | clock
    profile? | Me | user`,
})
