import { defineArchetype } from '../archetype.ts'

/** Small programming tasks that are checked by tests. */
export const codeChallenges = defineArchetype({
  id: 'code-challenges',
  words:
    'coding challenge 30, coding challenges 30, programming challenges 30, coding exercises 26, programming exercises 24, leetcode 30, leetcode clone 34, codewars 30, hackerrank 30, coding interview 20, algorithm exercises 24, code katas 28, run the tests 14',
  examples: `
    Tasks with difficulty, write code in an editor and run the tests
    Leetcode clone for our students, rank and points
    Coding interview practice by topic, solutions of others afterwards
    A kata each morning in Python, tests show what is missing
    Programming contest with a leaderboard
    Submit a solution, see which tests passed and how fast it is
    Small algorithm exercises from easy to hard, hints cost points
    Compare my solution with the shortest one
    Teachers set coding tasks, the machine marks them
    Daily programming challenge with a streak
    Arrays, strings, trees: practise by topic
    Solve bugs in given code, one after the other`,
  unless: /\b(?:lessons?|courses?|basics|beginners)\b/i,
  bars: 'map checkout cart slots deed chat',
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'All Green, Off by One, Kata',
  entity: 'code-task',
  screens: `
    browse | Tasks | list
    terminal? | Run | terminal
    editor | Editor | code
    leaderboard | Ranking | trophy
    stats? | Progress | chart
    detail | Task
    profile | Me | user
    settings? | Settings | settings`,
})
