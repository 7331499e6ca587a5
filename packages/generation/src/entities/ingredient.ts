import { defineEntity } from '../entity.ts'

export const ingredient = defineEntity({
  id: 'ingredient',
  words: 'ingredient, grocery, shopping list, shopping item, groceries, pantry',
  icon: 'carrot',
  groups: 'Vegetables, Dairy, Dry goods',
  fields: `
    Quantity | text | 200 g
    Section | choice | Vegetables | Vegetables, Dairy, Dry goods, Frozen
    Price | money | € 2.40
    Notes | long | The small ones`,
  samples: `
    icon | title | subtitle | value
    bowl | Ramen noodles | Dry goods | 200 g
    pot | White miso | Asian shelf | 3 tbsp
    egg | Eggs | Dairy | 6
    leaf | Spring onions | Vegetables | 1 bunch
    carrot | Carrots | Vegetables | 500 g
    bottle | Coconut milk | Dry goods | 1 can`,
  figures: '23 | To buy\n9 | At home\n€ 41 | About',
  tip: 'Most of it is at the market | Saturday, 8 to 13, Mill square',
  trend: 'Spent on groceries | € 41 | −€ 6',
})
