import { defineFeature } from '../feature.ts'

export const weather = defineFeature({
  id: 'weather',
  words: 'weather, forecast',
  unless: /\bweather stations?\b|\b(?:triggers?|factors?|causes?|tags?)\b[^.;:]{0,40}\bweather\b/i,
  screen: 'weather | Weather | sun | tab | city',
})
