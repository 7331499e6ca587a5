import { type EditRule, refuse } from '../rule.ts'

/** "Why is the button green?", "what can you do": nothing to change. */
const question: EditRule = (clause) =>
  /^(?:why|what|who|when|where|which|how|is|are|does|did|do you|can i|should i)\b/i.test(clause) &&
  !/^(?:how about|what about|what if|which is)\b/i.test(clause)
    ? refuse(
        'That is a question; here the app is changed. Try "Add a settings screen", "Make it green" or "Put the chart above the list".',
      )
    : undefined

/** "Don't change anything". */
const leaveAlone: EditRule = (clause) =>
  /^(?:don't|do not|please don't)\s+(?:change|touch|do)\b|^(?:do nothing|never ?mind|leave it|keep (?:it|everything)(?: as it is)?|nothing)$/i.test(
    clause,
  )
    ? refuse('Nothing was changed.')
    : undefined

export const questionRules: readonly EditRule[] = [question, leaveAlone]
