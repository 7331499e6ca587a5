import { defineFeature } from '../feature.ts'

export const chat = defineFeature({
  id: 'chat',
  words: 'chat, messages, messaging, direct message, inbox, messenger, talk to',
  screen: 'chats | Messages | chat | tab',
  weight: 5,
})
