import { defineFeature } from '../feature.ts'

export const cart = defineFeature({
  id: 'cart',
  words: 'cart, basket, shopping cart, order items',
  screen: 'cart | Cart | cart | tab | product',
  weight: 5,
})
