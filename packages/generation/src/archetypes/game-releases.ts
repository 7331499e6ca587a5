import { defineArchetype } from '../archetype.ts'

/** Video games to find and to wait for; what one owns and has finished is a `game-backlog`. */
export const gameReleases = defineArchetype({
  id: 'game-releases',
  words:
    'upcoming games 26, trending games 26, new games 16, game releases 26, new and upcoming games 30, upcoming video games 30, games come out 26, video game releases 30, popular games 16, discover games 20, discover video games 24, game release dates 28',
  needs: /\bgames?\b/i,
  unless: /\b(?:board|card|party|football|soccer|basketball|baseball|hockey) games?\b/i,
  examples: `
    Which video games come out this month, on which console, with trailer and price
    Browse popular and upcoming games by platform and genre, keep a wishlist
    A calendar of game releases with a reminder on the day
    Trending titles, screenshots, ratings and the studio behind each
    Find my next game: filter by genre, length and console
    Games database with search, cover, description, score and similar titles
    Release dates of all big games, sorted by month, for PC and consoles
    What is new on Switch this week and what is coming next
    List of best rated games of all time with trailers and screenshots
    Indie games worth waiting for, with news of their studios
    Data of a free games API: cover, rating, platforms, release date, stores
    Tell me when a game on my wishlist is out or gets cheaper`,
  bars: 'deed',
  presets: 'dark-pro, bold',
  icon: 'game',
  names: 'Day One, Next Level, Coming Soon',
  entity: 'game-release',
  home: 'shelf',
  screens: `
    home | Games | home
    browse | Search | search
    saved | Wishlist | heart
    detail | Game
    calendar? | Calendar | calendar
    notifications? | Reminders | bell
    profile | Me | user`,
})
