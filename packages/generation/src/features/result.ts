import { defineFeature } from '../feature.ts'

export const result = defineFeature({
  id: 'result',
  words: 'quiz result, passed, failed, correct answer, final score',
  screen: 'result | Result | trophy | page',
})
