import { defineArchetype } from '../archetype.ts'

export const shoppingList = defineArchetype({
  id: 'shopping-list',
  words:
    'shopping list 24, shopping lists 24, grocery list 26, grocery lists 26, list for groceries 20, what to buy 9',
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
