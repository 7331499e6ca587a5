import { defineFeature } from '../feature.ts'

export const video = defineFeature({
  id: 'video',
  words: 'video, videos, live stream, video stream',
  screen: 'video | Videos | video | tab',
  weight: 3,
})
