import { chessGame } from '../chess-game.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Games against somebody or against the clock: rounds with who won, no daily puzzle. */
function rounds(
  signs: string,
  fields: string,
  rows: string,
  about: string,
  figures: string,
  hero: string,
  trend: string,
): VarietySource {
  return {
    signs,
    one: 'Round',
    many: 'Rounds',
    without: 'Level, Clock, Hints',
    fields,
    samples: `icon | title | subtitle | value | tone\n${rows}`,
    about,
    figures,
    facts: figures,
    hero,
    trend,
    tip: 'Three wins in a row | One more makes a new best',
    add: 'New game',
    use: 'Play again',
  }
}

export const chessGameVarieties = defineVarieties(chessGame, [
  rounds(
    '2048 9, sliding tiles 8, slide tiles 8, merge tiles 8',
    'Board size | choice | 4 × 4 | 4 × 4, 5 × 5, 6 × 6\nSound | switch | yes',
    `trophy | 8,120 points | Best so far, tile 1,024 | 4 × 4 | success
    game | 5,940 points | Tile 512 | 4 × 4 | primary
    game | 14,310 points | Tile 1,024 | 5 × 5 | primary
    game | 3,050 points | Tile 256, board full | 4 × 4 | neutral
    game | 6,640 points | Tile 512 | 4 × 4 | primary`,
    'Eight thousand points, the largest tile in a corner until the end. Two more would have met.',
    '8,120 | Best\n1,024 | Tile\n64 | Rounds',
    'Best so far | 8,120 points | Largest tile 1,024 | Play',
    'Points a round | 5,720 | +640',
  ),
  rounds(
    'chess 8, checkers 9, draughts 9, go game 8, backgammon 9, mancala 9, nine men 8, shogi 9, xiangqi 9, reversi 8, othello 8',
    'Against | choice | The computer | The computer, A friend\nLevel | choice | Medium | Easy, Medium, Hard\nMinutes each | choice | 10 | No clock, 5, 10',
    `trophy | Won in 34 moves | Against the computer, medium | 1 : 0 | success
    game | Lost in 41 moves | Against the computer, hard | 0 : 1 | danger
    game | Draw | Against Omar | ½ : ½ | neutral
    trophy | Won in 28 moves | Against Omar | 1 : 0 | success
    game | Lost in 22 moves | Against the computer, hard | 0 : 1 | danger`,
    'Even until move twenty. Then the middle opened and the left side fell.',
    '14 | Won | +1\n9 | Lost\n4 | Draws',
    'Your move | Against the computer | Move 18, medium | Play',
    'Won this month | 14 | +3',
  ),
  rounds(
    'solitaire 9, klondike 9, freecell 9, patience 7, spider 4, card game collection 8',
    'Draw | choice | One card | One card, Three cards\nSound | switch | yes',
    `trophy | Solved | 112 moves, best so far | 3:41 | success
    game | Given up | Two kings below | 6:20 | danger
    game | Solved | 128 moves | 4:12 | success
    game | Solved | 140 moves | 5:05 | success
    game | Given up | No move left | 2:51 | danger`,
    'Solved in a hundred and twelve moves, with four undone.',
    '3:41 | Best time\n62 % | Solved\n84 | Games',
    'Go on | 24 cards left | 62 moves so far | Play',
    'Minutes a game | 4:12 | −0:20',
  ),
  rounds(
    'tetris 9, falling blocks 9, snake 9, breakout 8, pong 8, pac-man 8, brick breaker 8, flappy 8',
    'Speed | choice | Medium | Slow, Medium, Fast\nSound | switch | yes',
    `trophy | 12,480 points | Best so far | Level 9 | success
    game | 9,120 points | Four minutes | Level 7 | primary
    game | 4,310 points | Too fast | Level 4 | neutral
    game | 10,050 points | Five minutes | Level 8 | primary
    game | 7,640 points | Three minutes | Level 6 | primary`,
    'Twelve thousand points at level nine, lost with a full board and a smile.',
    '12,480 | Best\n9 | Level\n64 | Rounds',
    'Best so far | 12,480 points | Level 9, four minutes | Play',
    'Points a round | 8,720 | +640',
  ),
  rounds(
    'tic tac toe 9, tic-tac-toe 9, noughts and crosses 9, connect four 9, connect 4 9, four in a row 9, battleship 9, battleships 9, reversi 8',
    'Against | choice | A friend | A friend, The computer\nBegins | choice | Lea | Lea, Omar, By turns',
    `game | Lea won | Round 6, seven moves | 3:2 | success
    game | A draw | Round 5, nobody gave way | 2:2 | neutral
    game | Omar won | Round 4, five moves | 2:2 | danger
    game | Lea won | Round 3, nine moves | 2:1 | success
    game | Omar won | Round 2, seven moves | 1:1 | danger
    game | Lea won | Round 1, five moves | 1:0 | success`,
    'Lea began in the corner and had two ways to win. Omar could only stop one.',
    '3 | Lea | +1\n2 | Omar\n1 | Draws',
    'Round 7 | Lea to move | Lea leads by three to two | Play',
    'Won by Lea | 3 of 6 | +1',
  ),
  rounds(
    'memory game 8, memory card 8, matching pairs 9, find pairs 8, pairs of cards 8, card pairs 9, concentration game 8, minesweeper 9',
    'Size | choice | 4 × 4 | 4 × 4, 6 × 6, 8 × 8',
    `game | New best | Today, 4 × 4 | 0:38 | success
    game | Third try | Today, 4 × 4 | 0:42 | primary
    game | Sunday, late | 6 × 6 | 2:51 | primary
    game | Given up | 8 × 8, halfway | 3:20 | danger
    game | First round | 4 × 4 | 0:58 | primary
    game | Against Omar | Won by two | 0:44 | success`,
    'Fourteen moves, four more than needed. The corners went first.',
    '0:38 | Best time | −0:04\n14 | Moves\n21 | Games',
    'Best so far 0:38 | Four by four | Sixteen fields, all of them closed | Play',
    'Seconds a game | 0:42 | −0:04',
  ),
  rounds(
    'hangman 9, wordle 9, guess the word 9, guess a word 8, word guessing 8, letter by letter 6, secret word 8',
    'Topic | choice | Animals | Animals, Food, Countries\nLetters | choice | Any | Any, Up to six, Seven and more',
    `type | ELEPHANT | Guessed with two tries left | 8 | success
    type | LANTERN | Guessed with four tries left | 7 | success
    type | QUARTZ | Not guessed | 6 | danger
    type | BISCUIT | Guessed with the last try | 7 | warning
    type | OWL | Guessed without a mistake | 3 | success
    type | HARBOUR | Guessed with three tries left | 7 | success`,
    'Eight letters, four wrong ones. The E at the beginning gave it away.',
    '14 | Guessed | +1\n3 | Lost\n5 | In a row',
    'Next word | Eight letters, animals | Six wrong letters and it is over | Play',
    'Words guessed | 14 | +1',
  ),
  {
    ...rounds(
      'ludo 9, parcheesi 9, dominoes 9, domino 9, uno 9, rummy 9, skat 9, canasta 9, hearts card 9, scrabble 9, words with friends 9',
      'Against | choice | Friends | Friends, The computer\nPlayers | choice | 4 | 2, 3, 4',
      `trophy | Won | With Omar, Ida and Kim | 1st | success
    game | Third | With Omar, Ida and Kim | 3rd | neutral
    game | Second | Against the computer | 2nd | primary
    trophy | Won | With Lea and Tomás | 1st | success
    game | Last by far | With Omar and Ida | 4th | danger`,
      'Behind until the end, then two lucky turns in a row. Omar wants his revenge on Sunday.',
      '14 | Won | +1\n23 | Games\n4 | Players',
      'Round 3 | Your turn | Omar is just behind you | Play',
      'Won this month | 6 | +2',
    ),
    groups: 'Friends, Online, Alone',
  },
  {
    ...rounds(
      'poker 9, holdem 9, blackjack 9, texas 5',
      'Table | choice | Friends | Friends, The computer\nChips | choice | 1,000 | 500, 1,000, 5,000\nBlinds | choice | 10 / 20 | 5 / 10, 10 / 20, 50 / 100',
      `trophy | Two pairs won | Pot of 640, against Omar | +640 | success
    game | Folded before the river | Ida had the flush | −120 | danger
    game | Straight won | Pot of 1,180 | +1,180 | success
    game | Split with Kim | Same pair, same ace | +20 | neutral
    game | All in, and out | Table of six | −800 | danger`,
      'A pair of queens from the start and a third on the river. Played with chips, never with money.',
      '1,280 | Chips | +340\n41 % | Hands won\n84 | Hands',
      'Friday table | Five friends, 1,000 chips each | Blinds 10 and 20 | Play',
      'Chips | 1,280 | +340',
    ),
    groups: 'Friends, Online, Alone',
  },
  {
    ...rounds(
      'bingo 9, tombola 9',
      'Numbers | choice | 1 to 75 | 1 to 75, 1 to 90\nWins with | choice | One line | One line, Two lines, Full card\nRead aloud | switch | yes',
      `trophy | Ida has a line | Round 2, after 28 numbers | B 7 | success
    trophy | Full card for Omar | Round 1, after 54 numbers | O 66 | success
    game | Two at once | Thursday, shared | N 38 | neutral
    trophy | Four corners, Kim | Thursday, after 31 numbers | G 52 | success`,
      'Called in fifty-four numbers, each shown large and read aloud. Omar shouted first.',
      '34 | Called\n41 | Still in\n12 | Cards',
      'Round 3 | B 12 is called | One line wins, twelve cards are out | Call next',
      'Rounds an evening | 6 | +1',
    ),
    groups: 'Friends, Online, Alone',
  },
  rounds(
    'candy crush 9, bejeweled 9, match three 8, match 3 8, match-3 8, block blast 9, jigsaw 9, jigsaws 9, mahjong 9',
    'Level | choice | Medium | Easy, Medium, Hard\nSound | switch | yes',
    `trophy | Level 11 | Three stars, six moves left | 4:12 | success
    game | Level 10 | Two stars | 5:30 | primary
    game | Level 9 | One star, last move | 6:48 | primary
    game | Level 9 | Given up | 3:05 | danger
    trophy | Level 8 | Three stars | 3:40 | success`,
    'Solved with six moves left, most of them saved in the last minute.',
    '11 | Levels\n26 | Stars | +3\n4 | Days in a row',
    'Next | Level 12 | Twenty moves, three stars to win | Play',
    'Stars this week | 9 | +3',
  ),
])
