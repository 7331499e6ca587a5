import { defineFeature } from '../feature.ts'

export const chat = defineFeature({
  id: 'chat',
  words: 'chat, messaging, direct message, private message, messages between, inbox, messenger, talk to',
  screen: 'chats | Messages | chat | tab',
  weight: 5,
})
