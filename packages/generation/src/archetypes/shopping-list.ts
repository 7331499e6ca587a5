import { defineArchetype } from '../archetype.ts'

export const shoppingList = defineArchetype({
  id: 'shopping-list',
  words:
    'shopping list 24, shopping lists 24, grocery list 26, grocery lists 26, list for groceries 20, what to buy 9',
  examples: `
    Milk, eggs, bread: what we still need, shared with my wife so that nobody buys it twice
    A simple list for the supermarket, sorted by aisle, which I tick off while pushing the trolley
    Family members add what has run out, whoever is at the store sees it at once
    Things to get this week, with amount and a note such as the lactose free one
    Never forget the butter again: type what is missing at home and cross it off in the shop
    Shared groceries list for our flat, split into bakery, dairy, vegetables and household
    Remember our usual items, so that I can put toilet paper and coffee on it with one tap
    Before the weekly shop I want to write down all we need from the chemist, the baker and the discounter
    Let me scan an empty package and it lands on what to buy next time
    Lists for different stores, one for the drugstore, one for the hardware shop, one for the butcher
    Favourites that we buy every week, suggestions while typing, and ticked items go to the bottom
    My husband goes to the shop, I add cheese, apples and nappies from home and he sees it live`,
  presets: 'natural, clean',
  icon: 'cart',
  names: 'Two Lemons, Aisle 4, Bring Bread',
  entity: 'list-item',
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
