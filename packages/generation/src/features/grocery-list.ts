import { defineFeature } from '../feature.ts'

export const groceryList = defineFeature({
  id: 'grocery-list',
  words:
    'shopping list, grocery list, groceries, einkaufszettel, einkaufsliste, liste de courses, lista de la compra, lista de compras',
  screen: 'checklist | Shopping list | list | tab | ingredient',
  weight: 5,
})
