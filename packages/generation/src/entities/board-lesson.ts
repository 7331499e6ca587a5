import { defineEntity } from '../entity.ts'

export const boardLesson = defineEntity({
  id: 'board-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words: 'chess lesson, chess course',
  icon: 'book',
  groups: 'Openings, Tactics, Endgames',
  fields: `
    Title | text | Forks with the knight
    Topic | choice | Tactics | Openings, Tactics, Endgames, Strategy
    Level | choice | Beginner | Beginner, Club player, Advanced
    Exercises | number | 12`,
  samples: `
    icon | title | subtitle | value | badge | tone
    game | Forks with the knight | Tactics, 12 exercises | 8 of 12 | Now | primary
    flag | The Italian game | Openings, 6 lines | 6 of 6 | Done | success
    trophy | King and pawn | Endgames, 10 exercises | 4 of 10 | Now | primary
    flag | Castle early | Openings, 8 exercises | 8 of 8 | Done | success
    game | Pins and skewers | Tactics, 14 exercises | 0 of 14 | Next | neutral
    trophy | Rook against pawn | Endgames, 9 exercises | 0 of 9 | Later | neutral`,
  about: 'A knight attacks two pieces at once. Look first where both stand on the same colour.',
  facts: '12 | Exercises\n8 | Solved\n20 min | Length',
  figures: '1,184 | Rating | +26\n14 | Days in a row\n86 % | Solved',
  hero: 'Tactics, exercise 9 of 12 | Forks with the knight | White to move and win the queen | Continue',
  tip: 'Puzzle of the day is open | Mate in two, four of ten have solved it',
  trend: 'Rating | 1,184 | +26',
  data: [1092, 1104, 1098, 1131, 1146, 1158, 1184],
  add: 'New lesson',
  use: 'Continue',
})

/** What one solves on a board. */
export const boardProblem = defineEntity({
  id: 'board-problem',
  one: 'Puzzle',
  many: 'Puzzles',
  words: 'chess problem, tactics puzzle',
  icon: 'flag',
  groups: 'Today, Open, Solved',
  fields: `
    Title | text | Mate in two
    Theme | choice | Mate | Mate, Fork, Pin, Endgame
    Level | number | 1240`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flag | Mate in two | White to move | 1,240 | Today | primary
    flag | Knight fork | Black to move | 1,180 | Solved | success
    flag | Hidden check | White to move | 1,310 | Open | neutral
    flag | Queen or rook? | White to move | 1,205 | Solved | success
    flag | Pawns race | Endgame, black to move | 1,290 | Open | neutral
    flag | Back rank | White to move | 1,120 | Again | warning`,
  about: 'White is a rook down. The bishop on b3 is the key.',
  facts: '1,240 | Level\n42 % | Solve it\n1:20 | Your time',
  figures: '182 | Solved | +6\n86 % | At first try',
  tip: 'Six in a row | Two more make a record',
  use: 'Solve',
})
