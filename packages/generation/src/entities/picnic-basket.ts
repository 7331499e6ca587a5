import { defineEntity } from '../entity.ts'

/** A basket for the break. */
export const picnicBasket = defineEntity({
  id: 'picnic-basket',
  one: 'Basket',
  many: 'Baskets',
  words: 'picnic basket',
  icon: 'bag',
  groups: 'For two, Vegetarian',
  fields: `
    Basket | choice | For two | For two, For four, Vegetarian
    How many | number | 1
    Fetch at | time | 19:45
    Wishes | long | No nuts, please
    Price | money | € 29.00`,
  samples: `
    image | title | subtitle | value
    bread | For two | Bread, cheese, olives, half a bottle | € 29
    fruit | For four | The same with cake and grapes | € 52
    salad | Vegetarian for two | Tart, salad, berries | € 27
    sandwich | Small bag | Two rolls, an apple, water | € 11
    wine | Only a bottle | White, with two glasses | € 18`,
  about: 'Packed at six, stays cool until the break. Glasses go back into the crate at the gate.',
  facts: '€ 29 | Basket\n19:45 | Fetch\n2 | People',
  figures: '5 | Kinds\n18:00 | Order until\n€ 11 | From',
  hero: 'Order until 18:00 | A basket for the break | Fetch it at the gate from 19:45 | Order',
  tip: 'Glasses are in it | They come back with you',
  add: 'Order basket',
  use: 'Order',
  price: '€ 29 | for two',
})
