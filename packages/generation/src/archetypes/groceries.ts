import { defineArchetype } from '../archetype.ts'

export const groceries = defineArchetype({
  id: 'groceries',
  words:
    'grocery list 16, grocery lists 16, shopping list 12, shopping lists 12, grocery delivery 14, grocery store 12, groceries 9, supermarket 12, grocery shopping 9, delivery slot 6, vegetable box 12, basket 2, corner store 9',
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
