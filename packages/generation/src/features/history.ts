import { defineFeature } from '../feature.ts'

export const history = defineFeature({
  id: 'history',
  words:
    'history, past, log, logs, archive, previous, timeline, journal of, you have watched, i have watched, you have seen, i have seen, you have read, i have read',
  // What others post stands in the feed.
  unless: /\b(?:clean|home|local|federated|global|public|chronological|infinite|endless) timelines?\b/i,
  screen: 'history | History | clock | tab',
  weight: 3,
})
