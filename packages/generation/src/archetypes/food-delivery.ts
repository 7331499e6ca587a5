import { defineArchetype } from '../archetype.ts'

export const foodDelivery = defineArchetype({
  id: 'food-delivery',
  words:
    'food delivery 16, food delivery app 22, restaurant delivery 14, delivered from restaurants 18, restaurants near me 10, restaurants near you 12, nearby restaurants 10, local restaurants 9, browse restaurants 14, order from restaurants 20, order food from 16, cuisine 6, rider 4, driver 2, delivery 3, restaurant 4, promo code 3, doordash 18, deliveroo 18, uber eats 18, ubereats 18, grubhub 18, just eat 18, zomato 18, swiggy 18, food ordering 16, ordering app with live tracking 18, live tracking of the rider 14, places around me 22, order pizza from 24, meal delivery 26, meal delivery for 34, meal delivery service 34, meals delivered weekly 40, weekly meals delivered 40, diet meals delivered 40, tiffin 44, tiffin service 50, pizza orders 34, takes pizza orders 50',
  examples: `
    Order food from many restaurants in town, see menus, put dishes in the cart, follow the rider on the map
    Like Uber Eats for our small city: restaurants, cuisines, delivery time, pay online, rate the driver
    Food delivery platform with customers, restaurants and riders, live order tracking and promo codes
    Hungry students pick a restaurant nearby, filter by cuisine and price, order and pay in the app
    Browse restaurants, read reviews, choose dishes, delivered to the door, order again what I liked
    Delivery marketplace: restaurants put up menus, customers order, drivers bring it, tips for them
    Compare delivery fee and time of restaurants near me and order dinner
    Customers search restaurants or a dish, add to the basket, check out with a voucher, track the courier
    Late night food: which kitchens still deliver, minutes until it is here, reorder with one tap
    Vegan restaurants that deliver, allergens in the menu, group orders in the office
    Restaurant owners manage their menu and incoming orders, riders see pick-ups, customers track the delivery
    Home cooks of the neighbourhood offer meals, people order and get them delivered`,
  // The menu of one house, or one dish, is no choice of restaurants.
  unless:
    /^(?![^]*\b(?:restaurants|eateries|pizzerias|caf[eé]s|kitchens|cooks|vendors|places|merchants|shops|partners|uber|doordash|deliveroo|marketplace|platform|multi\p{L}*)\b)[^]*(?:\b(?:our|my|for an?|of an?|own) (?:\p{L}+ ){0,2}(?:restaurant|pizzeria|bistro|diner|caf[eé]|bakery|kebab|takeaway|shop|house|bar)\b|\b(?:pizza|burger|sushi|kebab|taco|noodle|chicken|ice cream)s? (?:delivery|ordering|app)\b)/iu,
  bars: 'form',
  presets: 'warm, bold, playful',
  icon: 'fork',
  names: 'Doorbell, Hot Route, Fork & Wheel',
  entity: 'eatery',
  screens: `
    home | Restaurants | home
    browse | Menu | fork | meal
    cart | Cart | cart | meal
    history | Orders | clock | food-delivery-order
    detail | Restaurant
    checkout | Checkout | | meal
    confirmed | Ordered | | meal | On its way
    saved? | Favourites | heart
    profile | Me | user`,
})
