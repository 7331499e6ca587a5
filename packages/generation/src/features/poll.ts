import { defineFeature } from '../feature.ts'

export const poll = defineFeature({
  id: 'poll',
  words: 'vote, voting, poll, cast vote, respond, complete survey',
  unless: /polling (?:station|place)|\bpoles?\b/i,
  screen: 'poll | Vote | check | page | idea',
})
