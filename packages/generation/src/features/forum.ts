import { defineFeature } from '../feature.ts'

export const forum = defineFeature({
  id: 'forum',
  words: 'forum, discussion forum, discussion board, message board, community forum',
  screen: 'feed | Forum | chat | page | asked-question',
  weight: 3,
})
