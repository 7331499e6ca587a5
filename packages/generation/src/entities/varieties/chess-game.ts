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
    'tetris 9, falling blocks 9, snake 9, 2048 9, breakout 8, pong 8, pac-man 8, brick breaker 8, flappy 8',
    'Speed | choice | Medium | Slow, Medium, Fast\nSound | switch | yes',
    `trophy | 12,480 points | Best so far, level 9 | Today | success
    game | 9,120 points | Level 7 | Today | primary
    game | 4,310 points | Level 4, too fast | Yesterday | neutral
    game | 10,050 points | Level 8 | Tuesday | primary
    game | 7,640 points | Level 6 | Sunday | primary`,
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
    'memory game 8, memory card 8, matching pairs 9, find pairs 8, pairs of cards 8, card pairs 9, concentration game 8, minesweeper 9, 2048 9',
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
])
