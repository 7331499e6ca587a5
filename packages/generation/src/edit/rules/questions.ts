import type { AppDocument } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNear } from '../find-target.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { withoutArticle } from '../words.ts'

const missing =
  /^(?:why\s+(?:is|are)\s+there\s+(?:no|not an?|not any)|why\s+(?:do|does|did)\s+(?:it|the app|i|we)\s+(?:not\s+have|have\s+no|not\s+see)|why\s+(?:don['’]t|doesn['’]t|can['’]t|isn['’]t|aren['’]t)\s+(?:i|we|it|the app|there)\s+(?:have|see|show)?|where\s+(?:is|are|did)|is\s+there|are\s+there|does\s+(?:it|the app)\s+have|do\s+(?:i|we)\s+have)\s+(?:an?\s+|the\s+|any\s+|my\s+|our\s+)?(?:way\s+to\s+(?=\w+\s))?([\p{L} -]{3,40}?)(?:\s+(?:gone|anywhere|somewhere|yet|go|in (?:it|the app|here)))?$/iu

/** "Where is the search?": where it is, or how to get it. */
function whereIs(document: AppDocument, words: string): EditOutcome {
  const screen = findNamedScreen(document, words)
  if (screen) return refuse(`${screen.name} is a screen of the app.`)
  const found = findNear(document, words)
  if (found) return refuse(`“${found.node.label}” is on ${found.screen.name}.`)
  const thing = withoutArticle(words)
  const article = /s$/i.test(thing) ? '' : /^[aeiou]/i.test(thing) ? 'an ' : 'a '
  return refuse(`${capitalise(thing)}: the app has none yet. Try "Add ${article}${thing}".`)
}

/** "Why is the button green?", "what can you do": nothing to change. */
const question: EditRule = (clause, document) => {
  const words = missing.exec(clause)?.[1]
  if (words !== undefined && !/\b(?:it|this|that|you|not)\b/i.test(words)) return whereIs(document, words)
  return /^(?:why|what|who|when|where|which|how|is|are|does|did|do you|can i|should i|(?:can|could|may)\s+(?:the\s+)?(?:students?|users?|customers?|guests?|members?|somebody|someone|one))\b/i.test(
    clause,
  ) && !/^(?:how about|what about|what if|which is)\b/i.test(clause)
    ? refuse(
        'That is a question; here the app is changed. Try "Add a settings screen", "Make it green" or "Put the chart above the list".',
      )
    : undefined
}

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
