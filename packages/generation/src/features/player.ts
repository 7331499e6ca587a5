import { defineFeature } from '../feature.ts'

export const player = defineFeature({
  id: 'player',
  words: 'listen, play music, audio player, player, playlist, audio, stream music',
  screen: 'player | Player | play | page | song',
})
