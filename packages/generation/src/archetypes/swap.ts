import { defineArchetype } from '../archetype.ts'

export const swap = defineArchetype({
  id: 'swap',
  words:
    'swap 6, swapping 6, second-hand 7, second hand 7, secondhand 7, flea market 8, classified 8, give away 7, barter 8, resell 6, thrift 8, clothes swap 9, swap clothes 9, pre-loved 8, used items 7, swap used 18, to swap 10, book swap 20, toy swap 20, plant swap 20, exchange used 16, swap books 18, trade used 14, bartering 10',
  needs:
    /^(?!.*\b(?:second-?hand|used|vintage|thrift|charity|antique) ?(?:book|clothes|record|furniture)? ?(?:shops?|stores?|bookshops?|bookstores?)\b)/is,
  presets: 'warm, playful',
  icon: 'repeat',
  names: 'Second Round, Loop, Good as New',
  entity: 'offer',
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Liked | heart
    chats | Messages | chat
    detail | Item
    thread | Chat
    form | Post item
    map? | Map | map
    profile | Me | user`,
})
