import { defineFeature } from '../feature.ts'

export const weather = defineFeature({
  id: 'weather',
  words: 'weather, forecast',
  screen: 'weather | Weather | sun | tab | city',
})
