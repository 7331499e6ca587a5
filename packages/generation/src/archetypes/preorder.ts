import { defineArchetype } from '../archetype.ts'

export const preorder = defineArchetype({
  id: 'preorder',
  words:
    'pre-order bread 16, meal kit 16, meal kits 16, meal box 14, box subscription 12, bakery 9, pre-order 9, preorder 10, pre-orders 9, butcher 10, flower shop 14, florist 12, farm shop 12, village shop 16, corner shop 16, cake orders 14, order cakes 12, pick up in store 12, click and collect 16, cheese shop 12, deli 8, bouquets 10, pick-up point 8, pastry shop 14, order a box every week 16, vegetable direct 14, sell vegetables 12, direct to customer 10, farmers sell 16, sell directly 12, subscription boxes 9, farm boxes 14, veggie box 16, catering 14, catering company 20, catering business 18, caterer 16, flower delivery 26, bouquet delivery 24, cake delivery 24, fish market 22, sell plants 26, sells plants 26, plants and seedlings 24, sell seedlings 26, sells seedlings 26, plant sale 24, at the gate 24, at our gate 24, farm gate 26, honesty box 30, box for the money 24, bakery pre-order 30',
  examples: `
    Seedlings reserved in spring, fetched at our market stand
    Honey jars at the gate, reserve some and pay into the box
    School canteen: pupils choose tomorrow’s lunch, parents top up the balance and see allergens
    Customers order bread and rolls for tomorrow and fetch them at our bakery
    Honey, eggs or apples sold at our gate: customers see what is in stock, reserve jars and read about us
    Order bread and rolls tonight, pick them up at seven
    Our butcher takes Christmas orders: roast, weight, cut, pick-up day, deposit
    Customers choose a bouquet, write the card and fetch it on Saturday
    Bakery with custom birthday cakes: size, flavour, name in icing, two days ahead
    Farm shop with eggs, cheese and potatoes reserved for Friday afternoon
    Fish counter: reserve trout and prawns for the weekend, by the kilo, ready at ten
    A small deli lets regulars put together platters for parties, collect at noon
    Pastry chef sells only what was ordered until Thursday, limited pieces, sold out shown
    Cheesemonger wants people to reserve raclette portions and pick a time slot at the counter
    I bake sourdough at home, twenty loaves a week, neighbours reserve theirs and pay on collection
    Customers browse cakes of home bakers by occasion, ask for one with date, guests and flavour, pay a deposit
    Florist, funeral wreaths and table flowers, ribbon text, delivery or collection
    Our coffee bars: order ahead, collect a bean for every cup, gift cards for friends, nearby bars with opening hours
    Coffee beans by subscription: choose how often a bag comes, pause or skip a delivery, rate what you drank
    Reserve rye and spelt loaves at our baker's, see what is in them, fetch them at eight, every tenth one is free
    Click and collect for our organic grocery, choose the hour, show the number at the door`,
  presets: 'warm, natural',
  icon: 'bag',
  names: 'Half Past Six, Warm Bag, Corner Oven (bread bakery bake loaf loaves)',
  entity: 'counter-good',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Counter | bag
    cart | Order | cart
    checkout | Pay
    confirmed | Ordered | | | Ready on Saturday
    map? | Shop | map
    history | Orders | clock
    detail | Product
    profile? | Me | user`,
})
