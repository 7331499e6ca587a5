import { defineArchetype } from '../archetype.ts'

export const groceries = defineArchetype({
  id: 'groceries',
  words:
    'grocery list 16, grocery lists 16, shopping list 12, shopping lists 12, grocery delivery 14, grocery store 12, groceries 9, supermarket 12, grocery shopping 9, delivery slot 6, vegetable box 12, basket 2, corner store 9, supermarket app 22',
  examples: `
    Village shops, the baker and the farm put up what they have, people fill one basket and neighbours bring it to the door
    Order from the local shops of our town in one basket, somebody delivers it the same evening
    Order milk, bread and vegetables from our village shop and have them at the door by evening
    My little grocery store wants customers to fill a trolley on the phone and pick it up at three
    Fresh produce to your home: categories, offers of the week, choose an hour for the courier, pay by card
    An organic shop with bulk goods: rice, lentils, oats by weight, leave out or substitute what is sold out
    For a greengrocer: fruit of the day with price per kilo, where it grew, we deliver on Thursdays
    Asian food store on the corner, spices, noodles and frozen dumplings, let people order ahead and collect
    Repeat my usual grocery order, eggs, butter, coffee, with one tap and see when the delivery arrives
    Butcher, baker and cheese counter of our market hall in one checkout, delivered by cargo bike
    Snacks and drinks brought to students within twenty minutes, late at night too
    Older people in our valley phone in their groceries; we want them to tap pictures instead
    Convenience shop with loyalty prices, aisle by aisle, minimum order 30, free delivery above
    Buy dairy, meat and pantry goods from the wholesaler's market, see what is on offer, choose the delivery window`,
  presets: 'natural, playful',
  icon: 'cart',
  names: 'Full Basket, Green Crate, Here by Five',
  entity: 'grocery',
  screens: `
    home | Shop | home
    browse | Products | grid
    cart | Basket | cart
    detail | Product
    slots? | Delivery time
    checkout | Pay
    confirmed | Ordered | | | Here at five
    history? | Orders | receipt
    map? | On its way | map
    profile | Me | user`,
})
