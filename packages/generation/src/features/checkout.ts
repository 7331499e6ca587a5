import { defineFeature } from '../feature.ts'

export const checkout = defineFeature({
  id: 'checkout',
  words: 'checkout, payment, pay, purchase, purchasing, buy, credit card',
  screen: 'checkout | Checkout | card | page',
})
