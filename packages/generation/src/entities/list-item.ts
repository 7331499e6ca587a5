import { defineEntity } from '../entity.ts'

export const listItem = defineEntity({
  id: 'list-item',
  one: 'Item',
  many: 'Items',
  words: 'shopping item',
  icon: 'cart',
  groups: 'Vegetables, Dairy, Bread, Home',
  fields: `
    Item | text | Lemons
    How many | text | 2
    Aisle | choice | Vegetables | Vegetables, Dairy, Bread, Home
    For | person | Omar Haddad
    Bring every week | switch | no
    Notes | long | Unwaxed, if they have some`,
  samples: `
    icon | title | subtitle | value | badge | tone
    apple | Lemons | Vegetables, unwaxed | 2 | Omar | primary
    carrot | Carrots with greens | Vegetables | 1 bunch | Lea | success
    egg | Eggs | Dairy, free range | 10 | Weekly | neutral
    cake | Rye loaf | Bread, sliced | 1 | Weekly | neutral
    cup | Oat milk | Dairy | 3 | Omar | primary
    bottle | Dish soap | Home, refill | 1 | Ana | accent`,
  about: 'Two, unwaxed if they have some. Added by Omar this morning, for the fish on Friday.',
  facts: '2 | How many\nToday | Added\nOmar | By',
  figures: '6 | To buy\n4 | Done\n3 | Lists',
  hero: 'Today | 6 things to buy | Three of them in the first aisle | Start shopping',
  tip: 'Sorted by aisle | Vegetables first, frozen last',
  trend: 'Items a week | 24 | −3',
  add: 'Add item',
  use: 'Mark as bought',
})
