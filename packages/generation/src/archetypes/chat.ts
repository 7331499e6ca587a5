import { defineArchetype } from '../archetype.ts'

export const chat = defineArchetype({
  id: 'chat',
  words:
    'chat 3, message 2, chat app 8, messenger 8, messaging 7, real-time chat 6, conversation 4, group chat 5, chat room 6, whatsapp 16, whatsapp clone 20, telegram 14, slack 12, discord 14',
  presets: 'playful, calm',
  icon: 'chat',
  names: 'Pomelo, Hollo, Townsquare',
  entity: 'friend',
  screens: `
    chats | Chats | chat
    people | People | users
    thread | Chat room
    notifications? | Updates | bell
    form? | New group
    signin? | Username
    profile | Me | user
    settings | Settings`,
})
