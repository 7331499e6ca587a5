import { defineArchetype } from '../archetype.ts'

export const boardGames = defineArchetype({
  id: 'board-games',
  words:
    'board game 12, board games 12, tabletop game 10, game collection 9, play log 9, game night 9, meeple 12, card game collection 10, board game collection 20',
  presets: 'playful, warm',
  icon: 'game',
  names: 'Game Shelf, Salt Harbour, Your Turn',
  entity: 'board-game',
  screens: `
    home | Shelf | home
    browse | Games | grid
    history | Plays | clock
    leaderboard? | Scores | trophy
    saved? | Wishlist | heart
    stats? | Numbers | chart
    detail | Game
    form | Add game
    people? | Friends | users
    profile? | Me | user`,
})
