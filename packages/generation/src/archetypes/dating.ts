import { defineArchetype } from '../archetype.ts'

export const dating = defineArchetype({
  id: 'dating',
  words:
    'like each other 18, both like 16, partner finder 14, dance partner 14, tandem partner 9, dating 9, match 4, single 3, swipe 5, meet people 5, partner 2, soulmate 6, flirt 6, tinder 18, tinder clone 20',
  presets: 'playful, warm',
  icon: 'heart',
  names: 'Two Coffees, Slow Dance, Hello Again',
  entity: 'person',
  screens: `
    home | Discover | heart
    chats | Chats | chat
    saved | Likes | star
    detail | Profile
    thread | Chat
    form? | My profile
    settings? | Settings
    profile | Me | user`,
})
