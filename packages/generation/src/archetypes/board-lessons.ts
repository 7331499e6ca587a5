import { defineArchetype } from '../archetype.ts'

export const boardLessons = defineArchetype({
  id: 'board-lessons',
  words:
    'learn chess 20, chess lessons 20, chess lesson 18, chess puzzles 14, chess trainer 20, chess training 18, chess course 18, chess openings 16, chess tactics 18, chess coach 12, chess endgames 16, learning chess 20, improve at chess 18, chess school 14, learn go 10, chess academy 16, teach chess 18',
  examples: `
    Learn chess from scratch: how the pieces move, openings, tactics, endgames, a puzzle every day
    Chess lessons for beginners with interactive boards and puzzles, rating goes up with each solved one
    Tactics trainer: forks, pins, mate in two, streak of solved puzzles, mistakes come again
    My son should learn chess with small lessons, then play against an easy computer
    Opening repertoire trainer with variations, I play the moves and it corrects me
    Chess coach gives his students homework puzzles and sees who solved them
    Study endgames step by step, king and pawn, rook against pawn, and test myself
    User can take chess lessons, solve puzzles by theme, play a bot, see rating history
    Analyse my chess games, find blunders, get exercises about them
    Course in chess strategy with videos, exercises after each chapter and a final test
    Learn the game of go: capture, ladders, life and death problems from easy to hard
    Chess for kids: the knight's path, check and checkmate, stars after each exercise`,
  // Who only solves puzzles takes no lessons.
  unless:
    /^(?!.*\b(?:learn\w*|lessons?|courses?|coach\w*|openings?|endgames?|train\w*|teach\w*|tactics?|stud(?:y|ies)|beginners?|school)\b).*\bchess (?:puzzles|problems)\b|^(?!.*\b(?:chess|go|baduk|weiqi|shogi|draughts|checkers|backgammon|bridge|board games?)\b)/is,
  presets: 'clean, editorial',
  icon: 'game',
  names: 'Quiet Move, Mate in Two, Knight School',
  entity: 'board-lesson',
  home: 'focus',
  bars: 'checkout cart slots',
  screens: `
    home | Today | home
    browse | Lessons | book
    board | Play | game
    browse | Puzzles | flag | board-problem
    stats | Rating | chart
    detail | Lesson
    history? | Games | clock
    leaderboard? | Ranking | trophy
    settings? | Settings | settings
    profile? | Me | user`,
})
