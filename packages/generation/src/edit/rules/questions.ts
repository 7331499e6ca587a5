import { type EditRule, refuse } from '../rule.ts'

/** "Why is the button green?", "what can you do": nothing to change. */
const question: EditRule = (clause) =>
  /^(?:why|what|who|when|where|which|how|is|are|does|did|do you|can i|should i)\b/i.test(clause) &&
  !/^(?:how about|what about|what if|which is)\b/i.test(clause)
    ? refuse(
        'That is a question; here the app is changed. Try "Add a settings screen", "Make it green" or "Put the chart above the list".',
      )
    : undefined

/** "When there are no orders show a message": what stands there does not depend on anything. */
const condition: EditRule = (clause) => {
  const found =
    /^(?:when|whenever|if|once|as soon as)\s+(.{3,60}?),?\s+((?:show|display|hide|add|say|make|turn)\s+.{3,80})$/i.exec(
      clause,
    )
  return found?.[2] && !/\b(?:taps?|clicks?|press(?:es)?|opens?|selects?|chooses?)\b/i.test(found[1] ?? '')
    ? refuse(
        `Screens show sample content, the same at any time. To show it always, say just “${found[2]}”, with the screen it belongs on.`,
      )
    : undefined
}

/** "Don't change anything". */
const leaveAlone: EditRule = (clause) =>
  /^(?:don't|do not|please don't)\s+(?:change|touch|do)\b|^(?:do nothing|never ?mind|leave it|keep (?:it|everything)(?: as it is)?|nothing)$/i.test(
    clause,
  )
    ? refuse('Nothing was changed.')
    : undefined

export const questionRules: readonly EditRule[] = [condition, question, leaveAlone]
