import { defineFeature } from '../feature.ts'

export const result = defineFeature({
  id: 'result',
  words:
    'quiz result, passed or failed, passed the quiz, failed the quiz, failed the test, correct answer, final score',
  unless: /pass ?\/ ?fail|inspect|\baudit/i,
  screen: 'result | Result | trophy | page',
})
