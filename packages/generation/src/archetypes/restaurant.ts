import { defineArchetype } from '../archetype.ts'

export const restaurant = defineArchetype({
  id: 'restaurant',
  words:
    'menu with qr code 40, qr code menu 40, qr menu 36, digital menu 24, ramen bar 20, noodle bar 20, sandwich shop 20, salad bar 20, burger joint 20, order ahead 14, page of a restaurant 36, restaurant website 34, restaurant page 34, website of a restaurant 34, restaurant site 30, tea house 18, teahouse 18, tea room 16, kebab shop 16, our restaurant 16, my restaurant 14, restaurant wants 14, restaurant menu 18, restaurant app 16, menu with table 14, coffee shop 10, cafe app 12, coffee ordering 14, order coffee 14, canteen 9, cafeteria 12, cafeteria menu 16, menu of the week 16, weekly menu 8, staff canteen 18, lunch order 12, school lunches 14, lunch menu 12, school meals 16, order meals 12, restaurant 6, menu 4, take-away 6, takeaway 6, fast food 7, food delivery 7, food ordering 7, order food 6, pizza 5, pizzeria 14, order from our restaurant 18, order pizza 12, table orders 10, burger 5, cafe 3, pickup 4, cook 1, waiter 5, food delivery 14, ubereats 16, doordash 16, ice cream shop 22, ice cream parlour 22, kebab shop 22, bubble tea 20, juice bar 18, my coffee shop 24',
  examples: `
    Customers order pizza and pay, ready in twenty minutes
    What does the canteen serve this week, vegetarian, allergens, price for staff
    Our noodle bar with takeaway and delivery, extras, spicy level
    Scan the table, choose food, the waiter brings it, split the bill
    School dinners ordered by parents until eight in the morning
    Coffee to go without standing in line: flat white, oat milk, name on the cup
    Daily dishes of a small bistro, three courses, wine by the glass, call to reserve
    Burger place with combos, sauces, drinks, loyalty stamps, pick up at the window
    Sushi sets, choose pieces, soy, delivery fee, courier on the way
    Hungry office workers choose lunch from the kebab shop, one basket for all
    Ghost kitchen with four brands, meals, side dishes, opening hours, order status
    Our coffee shop: order ahead, collect points, free drink after ten, find the nearest branch
    Espresso bar app with menu, milk choices, pre-order before work, rewards and store locations
    Indian diner wants its menu online with starters, curries, naan, heat level, and orders at home`,
  presets: 'warm, bold',
  icon: 'fork',
  names: 'Second Table, Hot Counter, Basil',
  entity: 'meal',
  screens: `
    home | Menu | fork
    cart | Order | bag
    history | Orders | clock
    detail | Dish
    slots? | Book a table | calendar
    checkout | Checkout
    confirmed | Pickup | | | Order 42 is cooking
    people? | Roles | users
    map? | Map | map
    profile | Me | user`,
})
