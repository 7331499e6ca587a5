import { defineFeature } from '../feature.ts'

export const video = defineFeature({
  id: 'video',
  words: 'video, videos, watch stream, live stream, streaming, clip',
  screen: 'video | Videos | video | tab',
  weight: 3,
})
