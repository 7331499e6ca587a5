import { defineFeature } from '../feature.ts'

export const video = defineFeature({
  id: 'video',
  words: 'video, videos, live stream, video stream',
  // Calls by video are no videos one looks at.
  unless:
    /^(?!.*\bvideos?\b(?!.?(?:calls?|chats?|consult|conferenc|meeting|sessions?|interviews?|visits?|appointments?)))|\bvideos? (?:compress|convert|trim|cutt|resiz)\w*|\b(?:compress|convert|trim|shrink|cut)\w* (?:\w+ )?videos?\b/is,
  screen: 'video | Videos | video | tab',
  weight: 3,
})
