import { defineFeature } from '../feature.ts'

export const slots = defineFeature({
  id: 'slots',
  words:
    'book appointment, booking, reserve, reservation, book a, appointment, time slot, book slot, choose slot, pick slot',
  screen: 'slots | Book | calendar | page',
  weight: 4,
})
