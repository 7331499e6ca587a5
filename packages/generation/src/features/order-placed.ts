import { defineFeature } from '../feature.ts'

export const orderPlaced = defineFeature({
  id: 'order-placed',
  words:
    'order confirmation, place order, placing order, order tracking, pickup counter, pickup order, pickup time, order pickup',
  screen: 'confirmed | Order | check | page',
})
