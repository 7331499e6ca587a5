import { defineArchetype } from '../archetype.ts'

export const boardGames = defineArchetype({
  id: 'board-games',
  words:
    'board game 12, board games 12, tabletop game 10, game collection 9, play log 9, game night 9, meeple 12, card game collection 10, board game collection 20, board game night 22, board game nights 22, board games night 20, board game evening 20, board game evenings 20, game nights 12',
  examples: `
    What is on my shelf and which fits four people in an hour, box by box
    Log every play with date, players, winner and score, minutes played
    I own two hundred board games with expansions and forget who borrowed which
    Find something for six on Friday that takes under forty-five minutes, quick to explain
    Worker placement, deck building, cooperative, rated by weight and player count, board game shelf
    Our cafe has three hundred titles, guests should pick by age and length, board games to play at the table
    Win rates against my brother over the last two years, by players and points
    Wishlist and swap pile for my hobby, with complexity and box size of board games
    Our weekly dice and meeple evening votes which game goes on the table
    Which ones have not been opened this year? Games on my shelf, last played, number of plays
    Families scan the box and get age, time and a short way to explain the rules before the game
    Solo plays, campaign progress and house rules for each title I have`,
  unless:
    /\b(?:players|people|partners|opponents) (?:near|nearby|around)\b|\bdic?e roller|\broll\w* (?:the |some |any |virtual )?dice\b|\bhow many dice\b/i,
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
