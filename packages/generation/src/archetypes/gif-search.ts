import { defineArchetype } from '../archetype.ts'

export const gifSearch = defineArchetype({
  id: 'gif-search',
  words:
    'gif search 32, giphy 30, tenor 14, search gifs 32, gifs 24, animated gifs 28, gif 12, gif library 28, gif browser 28, find gifs 30, trending gifs 30, memes feed 24, meme browser 28, browse memes 28, stickers and gifs 28',
  examples: `
    Search animated pictures by a word and send them to a chat
    Trending GIFs, categories and my favourites
    Find the right reaction and copy its link
    Browse memes of today and share the good ones
    Giphy client with endless scrolling
    Keep GIFs in collections to find them in a second
    Random funny picture with a tap
    GIF keyboard with search and recent ones
    Save animated pictures to the phone
    Funny loops for every mood, sorted by feeling and by film
    Look through today's animated pictures and like some
    Memes from several sources in one stream, without ads`,
  unless: /\b(?:make|maker|makers|create|creator|editor|generat\w*|convert\w*|record\w*|chat|messenger)\b/i,
  bars: 'map people cart checkout camera deed form',
  presets: 'playful, bold',
  icon: 'image',
  names: 'Loop, Again Again, Reaction Shot',
  entity: 'gif',
  screens: `
    browse | Trending | trend
    saved | Favorites | heart
    history | Recent | clock
    detail | GIF
    settings | Settings | settings`,
})
