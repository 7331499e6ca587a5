import { defineFeature } from '../feature.ts'

export const votes = defineFeature({
  id: 'votes',
  words: 'poll result, voting result, vote, voting, poll, survey result',
  unless: /polling (?:station|place)/i,
  screen: 'votes | Results | chart | tab | idea',
  weight: 3,
})
