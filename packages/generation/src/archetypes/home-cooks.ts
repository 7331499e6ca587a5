import { defineArchetype } from '../archetype.ts'

export const homeCooks = defineArchetype({
  id: 'home-cooks',
  words:
    'home cook 16, home cooks 18, home-cooked 16, home cooked 16, homemade food 14, homemade meals 16, neighbourhood kitchen 16, home chefs 18, home chef 16, home kitchen 12, cook for neighbours 18, cook for neighbors 18',
  examples: `
    Marketplace of home cooks: they post today's dishes with portions, price and pickup time, neighbours order and review
    Buy a plate of what the lady next door cooks anyway
    Home chefs near me, dishes of today, order, pay, fetch it at the door
    Grandmothers cook for students, portions left, pick up at seven
    I cook too much every Sunday and want to sell six portions in my street
    Airbnb for dinners: cooks offer a menu, guests reserve portions, ratings, earnings of the cook
    Homemade food from small kitchens with allergens, price a portion and time to collect it
    Local cooks sell lunch boxes, customers subscribe for the week, cooks see their orders
    Tiffin service by housewives of the neighbourhood, menu of the day, orders and payments
    Migrant women sell dishes of their countries from home, map, reviews, pre-order
    Neighbours share and sell home-cooked meals, chat with the cook, no restaurants
    Platform for private kitchens with dishes, opening days, orders and what one has earned`,
  unless:
    /\b(?:school|course|class|lesson|recipe|candle|soap|toy|card|necklace|earring|bag|quilt|decoration)s?\b/i,
  bars: 'slots',
  presets: 'warm, natural',
  icon: 'fork',
  names: 'Next Door, One More Plate, Big Pot',
  entity: 'home-dish',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Dishes | fork
    map? | Map | map
    cart? | Cart | cart
    history | Orders | clock
    stats? | Earnings | chart
    chats? | Messages | chat
    detail | Dish
    form | Post a dish
    checkout | Pay
    profile | Me | user`,
})
