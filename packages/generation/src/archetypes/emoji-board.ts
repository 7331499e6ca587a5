import { defineArchetype } from '../archetype.ts'

export const emojiBoard = defineArchetype({
  id: 'emoji-board',
  words:
    'emoji 14, emojis 16, emoji picker 28, emoticons 22, kaomoji 28, kaomojis 28, ascii art 20, ascii faces 28, unicode characters 26, special characters 20, emoji list 26, emoji search 24, symbols to copy 24, text faces 26, emoji dictionary 26, lenny face 28',
  examples: `
    Search an emoji by word and copy it with a tap
    Kaomoji and text faces by mood, favourites on top
    Special characters and symbols to copy, arrows, maths, currency
    What does this emoji mean? Name, meaning and look on other phones
    Unicode table with code points, names and blocks
    ASCII art faces to paste into a chat
    All emojis by category, recently used first
    Combine two emojis into a sticker
    Shrug, table flip and bear: emoticons to copy
    Emoji of the day with its story
    Characters my keyboard has not, one tap and they are copied
    Emojis in a grid with search, skin tone and favourites`,
  unless:
    /\bkeyboard\b|\bascii art (?:maker|generator|converter|editor|creator)\b|\bemoji (?:game|quiz|puzzle|translator|status|reactions?)\b|\breactions?\b|\bmood\b/i,
  bars: 'form deed people map chat thread',
  presets: 'playful, clean',
  icon: 'heart',
  names: 'Shrug, Wink, Small Faces',
  entity: 'emoji',
  screens: `
    browse | Emojis | heart
    saved | Favorites | star
    history | Recent | clock
    detail | Emoji
    settings | Settings | settings`,
})
