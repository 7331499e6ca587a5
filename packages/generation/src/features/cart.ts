import { defineFeature } from '../feature.ts'

export const cart = defineFeature({
  id: 'cart',
  words: 'cart, basket, shopping cart, order items',
  unless: /\b(?:water|hand|golf|go|wheel|tool|garden|dog|pony)[ -]?carts?\b/i,
  screen: 'cart | Cart | cart | tab | product',
  weight: 5,
})
