import { defineArchetype } from '../archetype.ts'

export const boardPuzzle = defineArchetype({
  id: 'board-puzzle',
  words:
    'sudoku 18, chess 9, chess app 16, play chess 14, crossword 14, nonogram 16, kakuro 16, minesweeper 16, solitaire 14, wordle 14, hangman 14, tic tac toe 16, tic-tac-toe 16, battleship 14, 2048 14, snake game 14, tetris 14, connect four 14, mahjong 14, go game 8, reversi 14, word search 10, logic puzzles 12, brain games 10, brain training 12, guessing game 22, drawing and guessing 24, word guessing 20, word game 14, word puzzle 14, checkers game 14, draughts 14, letter word 14, hangman 16',
  bars: 'checkout cart slots deed',
  presets: 'playful, clean',
  icon: 'game',
  names: 'Nine by Nine, Quiet Move, Square One',
  entity: 'chess-game',
  home: 'focus',
  screens: `
    home | Today | home
    board | Play | game
    stats | Statistics | chart
    history | History | clock
    detail | Game
    form | New game
    leaderboard? | Ranking | trophy
    settings | Settings | settings`,
})
