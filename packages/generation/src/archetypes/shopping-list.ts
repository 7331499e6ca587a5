import { defineArchetype } from '../archetype.ts'

export const shoppingList = defineArchetype({
  id: 'shopping-list',
  words:
    'shopping list 24, shopping lists 24, grocery list 26, grocery lists 26, list for groceries 20, what to buy 9, shopping checklist 24, checklist with quantities 16, from the store 22',
  examples: `
    People share the lists they shop with
    Write down what I want to buy, wait thirty days and see whether I still want it
    Milk, eggs, bread: what we still need from the supermarket, shared with my wife so nobody buys it twice
    A simple list for the supermarket, sorted by aisle, which I tick off while pushing the trolley
    Family members add what has run out, whoever is at the supermarket sees and ticks it
    Things to buy this week, with amount and a note such as the lactose free milk
    Never forget the butter and milk again: type what is missing at home, tick it off in the supermarket
    Shared groceries list for our flat, items by aisle: bakery, dairy, vegetables and household
    Remember our usual items, so that I can put toilet paper, coffee and bread on it with one tap
    Before the weekly shop I want to write down all we need from the chemist, the baker and the discounter
    Let me scan an empty package and the item lands on what to buy next time
    Separate lists per store, items for the drugstore, the hardware store and the butcher, tick when bought
    Favourites that we buy every week, suggestions while typing, and ticked items go to the bottom
    My husband is at the supermarket, I add cheese, apples and nappies from home and he sees the item live`,
  presets: 'natural, clean',
  icon: 'cart',
  names: 'Two Lemons, Aisle 4, Bring Bread',
  entity: 'list-item',
  bars: 'checkout cart',
  home: 'focus',
  screens: `
    checklist | List | check
    home | Lists | list
    saved | Favorites | heart
    history | Bought | clock
    people? | Family | users
    scanner? | Scan | camera
    detail | Item
    form | Add item
    settings | Settings | settings`,
})
