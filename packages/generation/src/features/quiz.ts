import { defineFeature } from '../feature.ts'

export const quiz = defineFeature({
  id: 'quiz',
  words: 'quiz, question, test knowledge, multiple choice, exam',
  screen: 'quiz | Quiz | brain | page',
  weight: 4,
  // Questions for somebody are asked, and no quiz; one that is answered to get something is none either.
  unless:
    /\banswer (?:an? |one |the )?(?:security )?question (?:only|that only|to|before|which only|about)\b|\bquestions? for (?:the |our |my |your )?(?:next |first )?(?:visit|doctor|appointment|midwife|meeting|check-?up|interview)\b|^(?!.*\b(?:quiz|quizzes|test|exam|trivia|flash ?cards?|learn|learning|practi[sc]e|answers?|answering|multiple choice|game|knowledge)\b)/is,
})
