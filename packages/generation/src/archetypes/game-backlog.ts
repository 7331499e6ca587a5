import { defineArchetype } from '../archetype.ts'

/** Video games one owns, plays and has finished; discs as a treasure are a `collection`. */
export const gameBacklog = defineArchetype({
  id: 'game-backlog',
  words:
    'game backlog 26, games backlog 26, video game backlog 28, video games 12, video game 12, game library 16, games i own 18, games i have finished 20, hours played 14, achievements 4, playstation 9, xbox 9, nintendo 9, steam 5, pile of shame 18, game collection 9, games to play 14, retro games 14',
  examples: `
    My pile of shame: which games I bought and never started, on which console
    Log playtime, finished or dropped, a score and a few lines after the credits
    What should I play tonight? Pick one short title from what I own
    Video games by platform, status, hours, percent of trophies
    Wishlist of releases with date and price, and what I am playing right now
    Track the retro cartridges and discs of the Switch and Mega Drive I have completed
    Finish what you own: a goal of twelve games a year, bar for each
    Friends compare what they play, hours and favourites of the year
    Indie games on my computer, played, abandoned, to replay, with tags like cosy or hard
    Speedruns and completed challenges per title with a diary of sessions
    List of co-op games my brother and I still want to beat, who owns which
    User can add a game, set its status to playing or completed, rate it and note the hours`,
  bars: 'video player deed',
  presets: 'dark-pro, bold',
  icon: 'game',
  names: 'Pile of Shame, Press Start, New Game Plus',
  entity: 'backlog-game',
  home: 'shelf focus',
  screens: `
    home | Playing | game
    browse | Games | list
    stats | Numbers | chart
    saved? | Wishlist | heart
    history? | Log | clock
    people? | Friends | users
    detail | Game
    form | Add game
    generator? | Pick one
    profile | Me | user`,
})
