import { defineArchetype } from '../archetype.ts'

export const movies = defineArchetype({
  id: 'movies',
  words:
    'movie 7, film 7, have watched 18, you have watched 20, films watched 18, movies watched 18, cinema 5, watchlist 6, tv 4, tv show 5, actor 4, now playing 5, upcoming movie 5, where to watch 20, want to watch 16, movie night 16, watch together 12, film picker 16, streaming service has 30',
  examples: `
    Films and series I have watched, rated by me, and what I could watch next
    Movies I have seen, how many stars, and with whom
    Movie night picker: nobody can decide, so give genre, length and mood and watch what comes up
    Which of my subscriptions has that thriller from the nineties
    Directors, cast, soundtrack, trailers and reviews by people with taste like mine
    Horror fans keep a list of slashers still to see, sorted by decade and gore
    Film club with a monthly pick, ratings, discussion, and a suggestion for the next one
    Upcoming movies, remind me when it can be streamed at home
    Watchlist of documentaries and classics, a random one for tonight
    Blockbusters and arthouse films I liked or gave up on, with who recommended them
    Black-and-white cinema lovers: noir, silent, restorations, notes after each viewing
    Family evenings: age rating, length, fun for a seven-year-old and a teenager
    Award winners I have missed, year by year, tick them off and rate the acting`,
  presets: 'dark-pro, editorial',
  icon: 'video',
  names: 'Second Row, Reel Life, Matinee',
  entity: 'movie',
  screens: `
    home | Movies | home
    browse | Search | search
    saved | Watchlist | bookmark
    detail | Movie
    history? | Watched | clock
    profile | Me | user
    signin? | Sign in`,
})
