import { defineEntity } from '../entity.ts'

export const chessGame = defineEntity({
  id: 'chess-game',
  one: 'Game',
  many: 'Games',
  words: 'chess game, chess puzzle, chess, checkers, sudoku, crossword, nonogram',
  icon: 'game',
  groups: 'Easy, Medium, Hard',
  fields: `
    Level | choice | Medium | Easy, Medium, Hard, Expert
    Clock | choice | 10 min | Off, 5 min, 10 min
    Hints | switch | yes
    Sound | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    game | Daily challenge | Thursday, medium | 6:42 | primary
    game | Number 118 | Hard, solved without hint | 11:05 | success
    game | Number 117 | Easy | 3:58 | success
    game | Number 116 | Expert, given up | 18:20 | danger
    game | Wednesday | Medium, one hint | 7:31 | success
    game | Tuesday | Medium | 6:55 | success`,
  about: 'Solved in six minutes forty-two, no hint used. The second quarter took longest.',
  facts: '6:42 | Time\n0 | Hints\n1 | Mistake',
  figures: '6:42 | Best today\n14 | Days in a row\n86 % | Won',
  hero: 'Thursday, medium | Daily challenge | Four of ten have solved it | Play',
  tip: 'Faster than last week | Average down by forty seconds',
  trend: 'Minutes a game | 6:42 | −0:40',
  add: 'New game',
  use: 'Play',
})
