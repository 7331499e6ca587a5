import { defineArchetype } from '../archetype.ts'

export const quiz = defineArchetype({
  id: 'quiz',
  words:
    'guess the 14, guessing game 16, quiz 8, trivia 8, question 3, answer 3, test your knowledge 6, multiple choice 5, exam 4, personality test 22, personality quiz 16',
  needs:
    /\b(?:quiz\w*|trivia|tests?|testing|exams?|multiple choice|guess\w*|possible answers?|knowledge|learn\w*|practi[sc]e)\b/i,
  bars: 'checkout cart slots deed',
  presets: 'playful, bold',
  icon: 'brain',
  names: 'Ask Twice, Quizzical, Ten Questions',
  entity: 'question',
  home: 'focus',
  screens: `
    home | Play | home | | Ready for ten questions?
    leaderboard | Ranking | trophy
    stats | Stats | chart
    quiz | Question
    result | Result
    browse? | Topics | list
    profile | Me | user`,
})
