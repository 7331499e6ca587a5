import { defineFeature } from '../feature.ts'

export const feed = defineFeature({
  id: 'feed',
  words: 'feed, social feed, timeline of posts, posts of friends, community, news feed',
  screen: 'feed | Feed | image | tab | moment',
  weight: 4,
})
