import { defineFeature } from '../feature.ts'

export const player = defineFeature({
  id: 'player',
  words:
    'listen, play music, audio player, music player, media player, playlist, audio, stream music, play button, on air',
  screen: 'player | Player | play | page',
})
