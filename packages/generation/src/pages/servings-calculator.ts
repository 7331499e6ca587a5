import { definePage } from './page.ts'

export const servingsCalculator = definePage({
  id: 'servings-calculator',
  said: 'servings calculator, serving calculator, portion calculator, scale servings, adjust servings, portions calculator, recipe scaler',
  within: /\b(?:recipes?|cook\w*|meals?|baking)\b/i,
  name: 'Servings',
  icon: 'users',
  line: 'From two to five people',
  content: `
    chips People | 1, 2, 3, 4, 5, 6, 8
    rows Lentil curry for five
    - leaf | Red lentils | 200 g for two | 500 g
    - drop | Coconut milk | 1 can for two | 2½ cans
    - leaf | Onions | 1 for two | 2½
    - bowl | Rice | 150 g for two | 375 g
    rows Stays as it is
    - clock | Time | A little longer, about 35 min
    - flame | Chilli | Taste it first
    button cart | Add to shopping list
  `,
})
