import { defineFeature } from '../feature.ts'

export const thread = defineFeature({
  id: 'thread',
  words: 'send message, new message, chat room, group chat, chat box, real-time chat, live chat',
  screen: 'thread | Chat | chat | page',
})
