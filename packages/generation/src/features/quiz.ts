import { defineFeature } from '../feature.ts'

export const quiz = defineFeature({
  id: 'quiz',
  words: 'quiz, question, test knowledge, multiple choice, exam',
  screen: 'quiz | Quiz | brain | page',
  weight: 4,
})
