import { definePage } from './page.ts'

export const homeShopping = definePage({
  id: 'home-shopping',
  said: 'shopping list, shopping list together, shared shopping list, grocery list, shared grocery list, groceries list',
  within: /\b(?:chores?|flatmates?|roommates?|housemates?|shared flat|shared house|household)\b/i,
  name: 'Shopping list',
  icon: 'cart',
  line: 'Five things for everybody',
  shownBy: 'ingredient shopping-item',
  content: `
    ticks For everybody
    - Dishwasher tabs | Kim wrote it down
    - Toilet paper | The big pack
    - Olive oil
    - Bin bags | 60 litres
    - Coffee | Omar brings it on Friday
    ticks Only mine
    - Oat milk | Two
    - Plasters
    fields
    - Add something | text | Light bulb for the hall
    banner wallet | € 18.40 so far | What is bought for all is split by four.
  `,
})
