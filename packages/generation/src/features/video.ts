import { defineFeature } from '../feature.ts'

export const video = defineFeature({
  id: 'video',
  words: 'video, videos, live stream, video stream',
  unless:
    /\bvideos? (?:compress|convert|trim|cutt|resiz)\w*|\b(?:compress|convert|trim|shrink|cut)\w* (?:\w+ )?videos?\b/i,
  screen: 'video | Videos | video | tab',
  weight: 3,
})
