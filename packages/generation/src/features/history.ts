import { defineFeature } from '../feature.ts'

export const history = defineFeature({
  id: 'history',
  words: 'history, past, log, logs, archive, previous, timeline, journal of',
  screen: 'history | History | clock | tab',
  weight: 3,
})
