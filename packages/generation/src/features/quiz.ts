import { defineFeature } from '../feature.ts'

export const quiz = defineFeature({
  id: 'quiz',
  words: 'quiz, question, test knowledge, multiple choice, exam',
  screen: 'quiz | Quiz | brain | page',
  weight: 4,
  unless:
    /^(?!.*\b(?:quiz|quizzes|test|exam|trivia|flash ?cards?|learn|learning|practi[sc]e|answers?|answering|multiple choice|game|knowledge)\b)/is,
})
