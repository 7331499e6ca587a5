import { defineFeature } from '../feature.ts'

export const forum = defineFeature({
  id: 'forum',
  words: 'forum, discussion forum, discussion board, message board, community forum',
  screen: 'browse | Forum | chat | page | forum-topic',
  weight: 3,
})
