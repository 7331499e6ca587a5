import { defineArchetype } from '../archetype.ts'

export const boardPuzzle = defineArchetype({
  id: 'board-puzzle',
  words:
    'zen puzzle 26, puzzle app 18, sudoku 18, chess 9, chess app 16, computer strength 16, chess computer 20, chess engine 20, opening book 12, game analysis 8, play chess 14,  chess puzzles 24, baduk 24, weiqi 24, game of go 24, go board 20, play go against 30, go problems 34, go problem collection 40, tsumego 36, 19x19 20, chess problems 24, crossword 14, nonogram 16, kakuro 16, minesweeper 16, solitaire 14, solitaire card game 24, card game collection 16, wordle 14, hangman 14, tic tac toe 20, tic tac toe game 26, chessboard 20, tic-tac-toe 16, battleship 14, 2048 14, snake game 14, tetris 14, connect four 14, mahjong 14, go game 8, reversi 14, word search 10, logic puzzles 12, brain games 10, brain training 12, guessing game 22, guess the number 30, guess-the-number 30, number guessing 28, guess a number 24, drawing and guessing 24, word guessing 20, word game 14, word puzzle 14, checkers game 14, draughts 14, letter word 14, hangman 16, ludo 22, ludo game 26, poker 20, poker with friends 28, poker game 26, blackjack 24, uno 18, rummy 24, dominoes 24, backgammon 24, checkers 14, checkers online 24, bingo 16, bingo caller 32, bingo game 28, jigsaw 18, jigsaw puzzle 24, jigsaw puzzles 26, match three 24, match-3 24, scrabble 22, skat 22, card game for two 18, bingo for 24, bingo night 24, sokoban 34, push boxes 26, box pushing 26, nurikabe 26, hashi 24, kenken 26, futoshiki 26, nonograms 26, nine men 24, nine mens morris 30, men morris 26, mancala 30, kalah 26, gomoku 28, shogi 28, xiangqi 28, peg solitaire 30, slitherlink 28, calcudoku 28, takuzu 28, binary puzzle 24, star battle 22, water sort 24, flood-it 24, speed cubing 14, game of hex 26, puzzle game 12, picross 28, griddlers 28, tangram 26, rush hour puzzle 28, unblock 20',
  examples: `
    A poker table for our circle of friends, chips instead of money, blinds that rise
    Ludo and dominoes with the family on one phone or online, whose turn it is
    Bingo caller: draws a number, reads it aloud and shows what was called
    Two players drop discs into a grid in turn, and four in a row win
    Sudoku: fill the nine by nine grid with numbers, easy to fiendish
    Chess against the computer or a friend, with castling, clock and hints
    Chess with several strengths of the computer, takebacks, an opening book, a clock and analysis of the finished game
    Go, checkers or reversi on a board, adjustable levels, hints, undo, saved games and two players
    Chess puzzles from a set of thousands of positions, rated by how hard they are
    Guess the five letter word in six tries, same riddle for everyone
    Two players on one phone, X and O, who gets three in a row, best of five
    Grandpa wants solitaire with big cards and undo
    Place mines flags, reveal squares, best time per level, smaller or larger board
    Find hidden words in a grid of letters, themes for kids, swipe across the letters
    Falling blocks, clear the lines, faster every level, best score on top
    Daily crossword, clues across and down, with a pencil mode
    Sink the fleet: guess the squares of your opponent, ships placed on the board
    Slide numbered tiles until you reach 2048, keep the highest score on top
    Memory pairs, matchsticks and brain teasers, one new riddle a day with streak, best score on top
    A hidden word guessed letter by letter before the gallows is drawn, who won`,
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
