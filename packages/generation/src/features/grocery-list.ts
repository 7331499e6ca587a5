import { defineFeature } from '../feature.ts'

export const groceryList = defineFeature({
  id: 'grocery-list',
  words: 'shopping list, grocery list, groceries',
  screen: 'checklist | Shopping list | list | tab | ingredient',
  weight: 5,
})
