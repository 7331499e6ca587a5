import { defineArchetype } from '../archetype.ts'

export const movies = defineArchetype({
  id: 'movies',
  words:
    'movie 7, film 5, cinema 5, watchlist 6, tv 4, tv show 5, actor 4, now playing 5, upcoming movie 5, where to watch 20, want to watch 16, movie night 16, watch together 12, film picker 16, streaming service has 30',
  presets: 'dark-pro, editorial',
  icon: 'video',
  names: 'Second Row, Reel Life, Matinee',
  entity: 'movie',
  screens: `
    home | Movies | home
    browse | Search | search
    saved | Watchlist | bookmark
    detail | Movie
    history? | Seen | clock
    profile | Me | user
    signin? | Sign in`,
})
