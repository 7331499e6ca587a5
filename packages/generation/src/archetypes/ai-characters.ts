import { defineArchetype } from '../archetype.ts'

export const aiCharacters = defineArchetype({
  id: 'ai-characters',
  words:
    'ai characters 20, ai character 18, virtual characters 12, chat with characters 16, character chat 12, ai companion 14, ai companions 14, virtual companion 10, ai friend 12, personas 4, create your own characters 10, roleplay chat 8, roleplay with ai 12, ai girlfriend 34, ai boyfriend 34, virtual girlfriend 34, virtual boyfriend 34, ai companion chat 26',
  examples: `
    Chat with AI characters and create your own
    An AI companion that remembers what I told it and writes back
    Talk to historical figures played by an AI
    Design a character with a name, a face and a personality and talk with it
    Share the characters I made with the community and try those of others
    Virtual friend you can text any time, with moods and voice
    Roleplay with artificial characters in stories you choose
    Pick a persona, from a wizard to a tutor, and start a conversation with the bot
    AI girlfriend or boyfriend app with pictures and messages
    Language model personas with greetings, traits and tags, liked by users
    Make bots with a personality and publish them, ranked by chats
    Anime characters answer in their own voice, favourites and chat history`,
  bars: 'chats quiz result checkout cart slots',
  presets: 'dark-pro, playful',
  icon: 'chat',
  names: 'Other Voices, Kindred, Say Hello',
  entity: 'ai-character',
  screens: `
    home | Discover | home
    history | Chats | chat
    form | Create character
    detail | Character
    thread | Conversation
    saved? | Favorites | heart
    feed? | Community | users
    profile | Me | user`,
})
