import { defineEntity } from '../entity.ts'

export const aiCharacter = defineEntity({
  id: 'ai-character',
  one: 'Character',
  many: 'Characters',
  words: 'ai character, persona, ai companion, virtual friend, bot character',
  icon: 'spark',
  groups: 'Popular, Stories, Helpers, Mine',
  fields: `
    Name | text | Captain Wren
    Greeting | long | You are late. The tide waits for no one, but I do.
    Personality | choice | Bold | Bold, Kind, Funny, Calm
    Voice | choice | Low | Low, Bright, Soft
    Visible to | choice | Everyone | Everyone, Only me
    Picture | photo | person`,
  samples: `
    image | title | subtitle | meta
    sea | Captain Wren | Pirate who tells no lies | 12.4k chats
    forest | Old Moss | A tree who has time to listen | 8.1k chats
    night | Luna of Platform 9 | Detective of the last train | 6.7k chats
    learn book | Professor Quill | Study coach, explains in three lines | 15.2k chats
    coffee | Bea from the café | Small talk and good advice | 4.9k chats
    art | Pixel | Draws what you dream | 3.3k chats`,
  about: 'Born on a ferry, sailed alone at twelve. Short sentences, dry jokes and a soft spot for gulls.',
  facts: '12.4k | Chats\n4.8 | Rating\nBold | Personality',
  figures: '9 | My chats | +2\n3 | My characters\n412 | Likes',
  hero: 'New this week | Captain Wren | You are late. The tide waits for no one, but I do. | Start chatting',
  tip: 'Old Moss wrote back | And asked how your week was',
  trend: 'Messages this week | 86 | +12',
  add: 'Create character',
  use: 'Start chatting',
})
